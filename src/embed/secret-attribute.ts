/** The invitation where a framework has written it as an attribute, as React and Svelte do for an element that isn't defined yet. */

export const INVITATION_ATTRIBUTE = 'invitation';

/**
 * Takes the secret out of the page's markup at once. People who read the page could read it there, and so could a crash report or a session
 * recorder.
 * @returns what stood there, if anything did
 */
export function takeInvitation(element: Element): string | undefined {
  const written = element.getAttribute(INVITATION_ATTRIBUTE);
  if (written === null) return undefined;
  element.removeAttribute(INVITATION_ATTRIBUTE);
  console.warn(
    '<tavolata-table>: `invitation` is a secret. It was written as an attribute, where everything on the page can read it, and has been removed; set it as a property.',
  );
  return written || undefined;
}
