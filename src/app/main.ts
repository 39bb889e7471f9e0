/** Starts the page. The invitation leaves the address bar as soon as the app element reads it. */
import { keepPage } from './offline/register.ts';
import './tavolata-app.ts';

keepPage();
