/** Of what a test sees of a board. With the tree goes what a page can read beside it (`written.ts`). */
export type Look = 'tree' | 'spoken' | 'pixels';

export type CarelessWay =
  | 'drawn as words'
  | 'in the label of a picture'
  | 'in an attribute that nobody is read'
  | 'said by an element of itself'
  | 'painted on a canvas'
  | 'in a picture that the page makes'
  | 'as a colour that a sheet of styles sets';

/** Ways in which a careless board lets something show (`careless.ts`), and where that must be found: there, and nowhere else. */
export const CARELESS_WAYS: Readonly<Record<CarelessWay, readonly Look[]>> = {
  'drawn as words': ['tree', 'spoken', 'pixels'],
  'in the label of a picture': ['tree', 'spoken'],
  'in an attribute that nobody is read': ['tree'],
  'said by an element of itself': ['spoken'],
  'painted on a canvas': ['tree', 'pixels'],
  'in a picture that the page makes': ['tree', 'pixels'],
  'as a colour that a sheet of styles sets': ['tree', 'pixels'],
};

export interface Careless {
  readonly way: CarelessWay;
  /** What was asked of the game for somebody else when it remembered what they read. */
  readonly by: 'view' | 'choices';
}
