/** Starts the page. The invitation leaves the address bar as soon as the app element reads it. */
import './tavolata-app.ts';
