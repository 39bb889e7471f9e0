// The things that the missions' pictures are made of, taken from the icons of the picture deck: `node scripts/pictures/things.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';

const NAMES = `radio books satellite-antenna microphone telephone electric-plug spider fountain tram-car chess-pawn umbrella dog black-cat
 bread baguette-bread fire hot-beverage postbox package snail bird mantelpiece-clock bell dove locomotive luggage light-bulb ladder
 crescent-moon tent satellite tulip coat lab-coat dress necktie open-book chair envelope house key gear loudspeaker high-voltage feather
 thread birthday-cake camera magnifying-glass-tilted-left telescope cookie eye hut gloves potted-plant scissors toolbox mirror pushpin egg hourglass-done telescope cookie
 megaphone flashlight star cloud wheel handbag paintbrush game-die glasses bicycle evergreen-tree`;

const icons = JSON.parse(readFileSync('src/pictures/icons.json', 'utf8'));
const things = Object.fromEntries(
  NAMES.split(/\s+/)
    .toSorted()
    .map((name) => [name, { svg: icons[name].svg, box: icons[name].box }]),
);
const lines = Object.entries(things).map(([name, thing]) => `"${name}":${JSON.stringify(thing)}`);
writeFileSync('src/games/time-stories/missions/art/things.json', `{\n${lines.join(',\n')}\n}\n`);
