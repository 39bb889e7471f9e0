/** Starts the page. The invitation leaves the address bar as soon as the app element reads it. */
import { keepPage } from './offline/register.ts';
import { shellOf } from './shells/shell.ts';
import { TavolataApp } from './tavolata-app.ts';

const shell = shellOf(location);
const app = document.querySelector('tavolata-app');
if (shell && app instanceof TavolataApp) {
  // What is asked of the call decides what is shown first.
  app.call = 'asking';
  import('./shells/enter.ts')
    .then(({ enter }) => enter(shell, app))
    .catch((error: unknown) => {
      console.error(error);
      // A person's own page is one like any other then; the stage, which all look at, has nothing else to show.
      if (shell === 'meet-stage') app.fail();
      else app.call = undefined;
    });
} else keepPage();
