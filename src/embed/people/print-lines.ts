/** Prints a few lines of text and nothing else of the page: in a frame of its own, which goes when the printing is over. */
export function printLines(lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: page } = frame;
  if (!paper || !page) {
    frame.remove();
    return;
  }
  for (const line of lines) {
    const p = paper.createElement('p');
    p.textContent = line;
    paper.body.append(p);
  }
  page.addEventListener('afterprint', () => frame.remove());
  page.focus();
  page.print();
}
