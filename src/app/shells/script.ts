/** Loads a platform's own script, on the one page whose policy names it (`server/shells.ts`). */
import { trusted } from '../trusted-types.ts';

/** @param address as the page's policy has it @returns when it has run */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`shell: ${address} could not be had`)));
    script.src = trusted('tavolata-shell', address);
    document.head.append(script);
  });
}
