/** A picture of each role, drawn for this board in two tones of the text's colour. In the board itself: nothing is fetched when a role is read. */
import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Role } from '../roles.ts';

/** `a` is the full tone, `b` the pale one, `c` the paper below. */
const ART: Readonly<Record<Role | 'asleep', string>> = {
  wolf: '<path class="a" d="M9 5l13 14h20L55 5l3 30c0 13-14 22-26 25C20 57 6 48 6 35z"/><path class="b" d="M20 40l12 20 12-20-12 6z"/><path class="c" d="M17 29l10 5-8 3zM47 29l-10 5 8 3zM28 50h8l-4 4z"/>',
  villager:
    '<path class="b" d="M20 26h24v14a12 12 0 0 1-24 0z"/><path class="a" d="M4 27c8-4 12-5 14-9 2-7 6-11 14-11s12 4 14 11c2 4 6 5 14 9-8 4-48 4-56 0zM12 60c2-10 10-13 20-13s18 3 20 13z"/><path class="c" d="M27 34h3v3h-3zM34 34h3v3h-3zM28 41h8v2h-8z"/>',
  seer: '<circle class="a" cx="32" cy="27" r="22"/><path class="b" d="M16 46h32l6 14H10z"/><path class="c" d="M26 16l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM42 26l1.3 4 4 1.3-4 1.3-1.3 4-1.3-4-4-1.3 4-1.3z"/>',
  medium:
    '<path class="b" d="M23 30h18v26H23z"/><path class="a" d="M14 54h36v6H14zM32 4c6 7 8 11 8 15a8 8 0 0 1-16 0c0-4 2-8 8-15zM31 25h2v6h-2z"/><path class="c" d="M32 13c3 4 4 5 4 8a4 4 0 0 1-8 0c0-3 1-4 4-8zM23 36h8v3h-8z"/>',
  possessed:
    '<path class="a" d="M8 4c2 8 6 12 12 13 7-3 17-3 24 0 6-1 10-5 12-13 3 10 1 17-5 22a24 24 0 1 1-38 0C7 21 5 14 8 4z"/><path class="c" d="M18 31l10 4c0 4-8 6-10-4zM46 31l-10 4c0 4 8 6 10-4zM22 47c6 5 14 5 20 0-2 8-18 8-20 0z"/>',
  bodyguard:
    '<path class="a" d="M32 4l24 8c0 24-6 40-24 48C14 52 8 36 8 12z"/><path class="b" d="M32 11v41c12-6 17-18 17-35z"/><path class="c" d="M22 31l8 8 13-15 3 3-16 18-11-11z"/>',
  owl: '<path class="a" d="M10 6c6 5 10 7 22 7s16-2 22-7c2 8 2 16 0 24 2 18-8 30-22 30S8 48 10 30c-2-8-2-16 0-24z"/><circle class="c" cx="22" cy="27" r="9"/><circle class="c" cx="42" cy="27" r="9"/><circle class="a" cx="22" cy="27" r="4"/><circle class="a" cx="42" cy="27" r="4"/><path class="b" d="M32 31l4 8h-8zM20 45c8 5 16 5 24 0-3 10-21 10-24 0z"/>',
  mason:
    '<path class="b" d="M4 40h26v10H4zM34 40h26v10H34zM18 52h28v10H18z"/><path class="a" d="M30 4h6v10h-6zM29 14h8v6h-8zM33 18l18 16c-12 4-24 4-36 0z"/>',
  hamster:
    '<circle class="a" cx="15" cy="16" r="9"/><circle class="a" cx="49" cy="16" r="9"/><path class="a" d="M32 12c16 0 25 12 25 26S46 60 32 60 7 52 7 38s9-26 25-26z"/><ellipse class="b" cx="17" cy="43" rx="9" ry="8"/><ellipse class="b" cx="47" cy="43" rx="9" ry="8"/><path class="c" d="M21 28h5v6h-5zM38 28h5v6h-5zM29 38h6l-3 4zM29 46h6v6h-6z"/>',
  mythomaniac:
    '<path class="b" d="M26 6h34v22c0 10-8 18-17 18S26 38 26 28z"/><path class="a" d="M4 18h36v22c0 11-8 20-18 20S4 51 4 40z"/><path class="c" d="M10 29h9c0 6-9 6-9 0zM25 29h9c0 6-9 6-9 0zM12 46c6-6 14-6 20 0-6-2-14-2-20 0z"/>',
  asleep:
    '<path class="a" d="M38 4a28 28 0 1 0 22 36A24 24 0 0 1 38 4z"/><path class="b" d="M44 10h14v3l-9 11h9v4H43v-3l9-11h-8z"/>',
};

/** Decoration: the role's name stands beside it. The markup is our own file's. */
export const roleArt = (role: Role | 'asleep'): TemplateResult =>
  html`<svg class="art" viewBox="0 0 64 64" aria-hidden="true">${unsafeSVG(ART[role])}</svg>`;
