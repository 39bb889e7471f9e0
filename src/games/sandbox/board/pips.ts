/** The pips of an ordinary die. */

const AT: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

export const pips = (value: number): readonly HTMLElement[] =>
  (AT[value] ?? []).map(([x, y]) => {
    const pip = document.createElement('i');
    pip.className = 'pip';
    pip.style.left = `${x}%`;
    pip.style.top = `${y}%`;
    return pip;
  });
