/** Hands a file to the person. */

/** So long a browser may take to fetch it; a page that saves often shouldn't keep them all. */
const KEPT_MS = 60_000;

/** @param name with its suffix */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
