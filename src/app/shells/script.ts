/** Loads a platform's own script, on the one page whose policy names it (`server/shells.ts`). */

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** @param address as the page's policy has it @returns when it has run */
export function loadScript(address: string): Promise<void> {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('tavolata-shell', { createScriptURL: (url) => url });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`shell: ${address} could not be had`)));
    script.src = policy?.createScriptURL(address) ?? address;
    document.head.append(script);
  });
}
