/** A save of Tabletop Simulator with every kind of object that is read once; made here, of nobody's mod. */
import { makePng } from './make-png.ts';
import { makeZip } from './make-zip.ts';

const HOST = 'http://cloud-3.steamusercontent.example/ugc';
const FRONTS = `${HOST}/1/AA/`;
const BACK = `${HOST}/2/BB/`;
const BOARD = `${HOST}/3/CC/`;
const TILE = 'https://pictures.example/tile.png';

let guid = 0;
const object = (
  Name: string,
  x: number,
  z: number,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  GUID: String(++guid).padStart(6, '0'),
  Name,
  Transform: { posX: x, posY: 1, posZ: z, rotX: 0, rotY: 180, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
  Nickname: '',
  Description: '',
  ColorDiffuse: { r: 0.9, g: 0.1, b: 0.1 },
  Locked: false,
  ...more,
});

const CUSTOM = {
  7: { FaceURL: FRONTS, BackURL: BACK, NumWidth: 2, NumHeight: 2, BackIsHidden: true, UniqueBack: false },
};

export const TTS_SAVE: Readonly<Record<string, unknown>> = {
  SaveName: 'Prova TTS',
  GameMode: 'Prova',
  Note: 'Buona serata.',
  TabStates: { 0: { title: 'Regole', body: 'Chi pesca il sole vince.', color: 'Grey', id: 0 } },
  LuaScript: 'function onLoad() end',
  Turns: { Enable: true },
  Grid: { Type: 0, Lines: false, Snapping: true, xSize: 2, ySize: 2 },
  SnapPoints: [{ Position: { x: 1, y: 1, z: 1 } }],
  ObjectStates: [
    object('HandTrigger', 0, -20),
    object('FogOfWarTrigger', 0, 20),
    object('Custom_Board', 0, 0, {
      Nickname: 'Tabellone',
      Locked: true,
      CustomImage: { ImageURL: BOARD },
      AttachedSnapPoints: [{ Position: { x: 0, y: 0, z: 0 } }, { Position: { x: 1, y: 0, z: 0 } }],
    }),
    object('DeckCustom', -8, 2, {
      Nickname: 'Sorti',
      Transform: { posX: -8, posY: 1, posZ: 2, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 },
      DeckIDs: [700, 701, 702, 702],
      CustomDeck: CUSTOM,
      ContainedObjects: ['Sole', 'Luna', 'Stella', 'Stella'].map((Nickname, i) =>
        object('Card', 0, 0, {
          Nickname,
          CardID: 700 + Math.min(i, 2),
          CustomDeck: CUSTOM,
          ...(i === 0 && { Description: 'Illumina.' }),
        }),
      ),
    }),
    object('CardCustom', 4, 4, { Nickname: 'Cometa', CardID: 703, CustomDeck: CUSTOM }),
    object('Custom_Tile', 6, 2, {
      Nickname: 'Tessera',
      CustomImage: { ImageURL: TILE, ImageSecondaryURL: BACK, CustomTile: { Type: 2 } },
      States: { 2: {} },
    }),
    object('Custom_Dice', 8, 0, {
      Nickname: 'Sorte',
      RotationValues: ['sì', 'no', 'forse'].map((Value) => ({ Value, Rotation: {} })),
    }),
    object('Die_6', 9, 0),
    object('Counter', 10, 0, { Nickname: 'Vita', Counter: { value: 12 } }),
    object('Digital_Clock', 11, 0),
    object('Notecard', 12, 0, { Nickname: 'Ricorda', Description: 'Si pesca per primi.' }),
    object('Bag', 13, 0, {
      Nickname: 'Sacchetto',
      ContainedObjects: [object('BlockSquare', 0, 0), object('BlockSquare', 0, 0), object('PlayerPawn', 0, 0)],
    }),
    object('Infinite_Bag', 14, 0, { Nickname: 'Monete', ContainedObjects: [object('Quarter', 0, 0)] }),
    object('Chess_Knight', 15, 0, { Nickname: 'Cavallo' }),
    object('Custom_Model', 16, 0, {
      Nickname: 'Drago',
      CustomMesh: { MeshURL: 'http://meshes.example/dragon.obj' },
      LuaScript: 'x',
    }),
    object('Custom_PDF', 17, 0, { Nickname: 'Libretto', CustomPDF: { PDFUrl: 'http://pages.example/a.pdf' } }),
    object('Tablet', 18, 0),
  ],
};

export const makeTts = (save: unknown = TTS_SAVE): Uint8Array => new TextEncoder().encode(JSON.stringify(save));

/** As the program's own folder calls it. */
const cached = (url: string): string => `${url.replaceAll(/[\W_]/gu, '')}.png`;

/** Pictures by the names of the program's folder. */
export const ttsPictures = (): readonly { readonly name: string; readonly bytes: Uint8Array }[] => [
  { name: cached(FRONTS), bytes: makePng(40, 56, [226, 165, 22]) },
  { name: cached(BACK), bytes: makePng(20, 28, [31, 79, 134]) },
  { name: cached(BOARD), bytes: makePng(80, 40, [43, 106, 76]) },
];

export const makeTtsmod = (): Uint8Array =>
  makeZip([
    { name: 'Mods/Workshop/123.json', bytes: JSON.stringify(TTS_SAVE) },
    ...ttsPictures().map(({ name, bytes }) => ({ name: `Mods/Images/${name}`, bytes, stored: true })),
  ]);
