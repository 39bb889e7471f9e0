/** @param site where `/embed/` is, with a slash at its end */
export function scriptElement(site: string): string;
