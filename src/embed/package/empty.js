// The types beside it are all there is: `import 'tavolata/react'` brings no code.
export const only = 'types';
