/**
 * How much a table's shelf holds and how it is cut. A board is one topic of the relay, no larger than any room there. So a shelf is a
 * catalogue and ten boards, and a reader of one thing loads the boards on which it lies.
 */

/** Of one part. Sealed it fills one entry of the relay. */
export const PART_BYTES: number = 60 * 1024;

/** Of all that lies there, each content counted once. */
export const MAX_SHELF_BYTES: number = 32 * 1024 * 1024;
/** Of what one device puts there: nobody can fill the shelf alone. */
export const MAX_DEVICE_BYTES: number = 16 * 1024 * 1024;
/** How many things one device may put there. */
export const MAX_DEVICE_ITEMS = 64;
/** Of one thing. */
export const MAX_ITEM_BYTES: number = 16 * 1024 * 1024;

/** How many there are beside the catalogue. */
export const BOARDS = 10;
/** Sixty-three fit in a room: what is left is for parts that two pages put back at the same time. */
export const BOARD_PARTS = 55;

/** Of the word for what a thing is for. */
export const MAX_KIND_BYTES = 32;
/** Of a thing's media type. */
export const MAX_MEDIA_BYTES = 100;

/** Parts that go out between two questions whether the relay has them. */
export const SLICE_PARTS = 4;

/** How long a relay may need to answer. */
export const LINE_MS = 15_000;
/** How long a relay may need to take a slice: it lets whoever sends much wait. */
export const SLICE_MS = 60_000;
/** How long others may need to bring what lacks, from the last part that came. */
export const WANT_MS = 20_000;
/** A board that nobody asks is closed after this. */
export const IDLE_MS = 20_000;
/** Others get the chance to bring what somebody lacks: up to so long before this page does. */
export const OTHERS_MS = 2_000;
/** The same thing isn't brought again before. */
export const BROUGHT_MS = 60_000;
