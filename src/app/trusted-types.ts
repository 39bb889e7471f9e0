/** Scripts that this page may start under a policy that asks for Trusted Types; each has a name that `server/headers.ts` lets in. */

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** @param name of the policy; it is made here, so each may be asked for once */
export function trusted(name: string, address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  return trustedTypes?.createPolicy(name, { createScriptURL: (url) => url }).createScriptURL(address) ?? address;
}
