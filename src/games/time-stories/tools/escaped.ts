const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in markup. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign]!);
