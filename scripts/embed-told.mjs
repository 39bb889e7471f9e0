// What editors, and programs that write pages, are told of the element. All of it follows from its own comments, its types, and the table of
// custom properties in docs/embedding.md.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The analysis of the element's source. @param {string} out folder in which the analyzer writes it */
export function analysed(out) {
  execFileSync(
    'node_modules/.bin/cem',
    ['analyze', '--litelement', '--globs', 'src/embed/tavolata-table.ts', '--outdir', out, '--quiet'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const manifest = JSON.parse(readFileSync(`${out}/custom-elements.json`, 'utf8'));
  const one = manifest.modules
    .flatMap(({ declarations: all }) => all)
    .find(({ tagName }) => tagName === 'tavolata-table');
  one.members = one.members.filter(({ privacy, static: isStatic }) => privacy === undefined && !isStatic);
  // What is told by a variable has no name here; each is documented by its own line.
  one.events = one.events.filter(({ name }) => name !== undefined);
  delete one.superclass;
  return { manifest, one };
}

/** Rows of the table of custom properties: its test compares it with the styles. */
function customProperties() {
  const lines = readFileSync('docs/embedding.md', 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| `--tv-'));
  return rows.map((row) => {
    const [name, light, dark, use] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    // Colours that follow another one are described in words, and are no values.
    const isValue = !/^black or white$|away from its text$/.test(light);
    return {
      name,
      description: [use, isValue ? '' : light, dark && `in the dark ${dark}`].filter(Boolean).join('; '),
      ...(isValue ? { default: light } : {}),
    };
  });
}

/** Adds what comments alone don't say: types of events and of answers, custom properties. @param {string} types the rolled-up declarations */
export function completed(one, types) {
  const events = new Map([...types.matchAll(/^ {8}'(tv-[\w-]+)': (\w+);$/gm)].map(([, name, type]) => [name, type]));
  for (const event of one.events) {
    event.type = { text: events.get(event.name) };
    if (!event.type.text) throw new Error(`${event.name} has no type in HTMLElementEventMap`);
  }
  for (const member of one.members.filter(({ kind }) => kind === 'method')) {
    const [, answer] = new RegExp(`^ {4}${member.name}\\((?:.|\\n {8}|\\n {4}\\})*\\): (.*);$`, 'm').exec(types) ?? [];
    if (!answer) throw new Error(`${member.name} has no type`);
    member.return = { ...member.return, type: { text: answer } };
  }
  one.cssProperties = customProperties();
  return one;
}

/** `custom-elements.json`. */
export const manifestOf = (manifest, one) => ({
  ...manifest,
  modules: [
    {
      kind: 'javascript-module',
      path: 'tavolata.js',
      declarations: [one],
      exports: [
        { kind: 'js', name: one.name, declaration: { name: one.name } },
        { kind: 'custom-element-definition', name: one.tagName, declaration: { name: one.name } },
      ],
    },
  ],
});

const attributeName = ({ attribute, fieldName, name }) => attribute ?? fieldName ?? name;
/** Of a type that lists them; nothing of any other. */
const choices = ({ type }) =>
  /^(?:'[^']*'(?: \| )?)+$/.test(type?.text ?? '')
    ? type.text.split(' | ').map((value) => ({ name: value.slice(1, -1) }))
    : [];
const brief = ({ name, description }) => ({ name, description });
const typed = (one) => ({ ...brief(one), type: one.type?.text });

/** For VS Code (`html.customData`), which knows tags and attributes alone. */
export const htmlData = ({ tagName, attributes, description }) => ({
  version: 1.1,
  tags: [
    {
      name: tagName,
      description,
      attributes: attributes.map((one) => ({
        name: attributeName(one),
        description: one.description,
        values: choices(one),
      })),
    },
  ],
});

/** For JetBrains' editors. */
export const webTypes = (one, { name, version }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          name: one.tagName,
          description: one.description,
          attributes: one.attributes.map((attribute) => ({
            name: attributeName(attribute),
            description: attribute.description,
            value: { type: attribute.type?.text },
          })),
          slots: one.slots.map(brief),
          js: {
            properties: one.members
              .filter(({ kind }) => kind === 'field')
              .map((field) => ({ ...typed(field), ...(field.readonly ? { 'read-only': true } : {}) })),
            events: one.events.map(typed),
          },
          css: {
            properties: one.cssProperties.map(brief),
            'pseudo-elements': one.cssParts.map((part) => ({
              name: `part(${part.name})`,
              description: part.description,
            })),
          },
        },
      ],
    },
  },
});

/** The element in one page of text, for programs that write pages. */
export function forModels({ description, attributes, events, slots, members, cssParts }) {
  const line = (name, about) => `- \`${name}\`${about ? `: ${about.split('\n')[0]}` : ''}`;
  const list = (all) => all.map(({ name, description: about }) => line(name, about)).join('\n');
  const fields = members.filter(({ kind }) => kind === 'field');
  const methods = members.filter(({ kind, description: about }) => kind === 'method' && about);
  return `# Tavolata

> ${description}

A table for games as a web component: one script, one element, a relay that reads nothing. Hands lie encrypted in the players' browsers.

\`\`\`html
<script type="module" src="https://table.example/embed/tavolata.js"></script>
<tavolata-table style="display: block; height: 100dvh"></tavolata-table>
<script type="module">
  import { createTable } from 'https://table.example/embed/tavolata.js';
  const made = await createTable({ game: 'codenames', open: true, name: 'Friday' });
  if (made.ok)
    Object.assign(document.querySelector('tavolata-table'), { invitation: made.invitation, table: made.table });
</script>
\`\`\`

\`invitation\`, \`table\` and \`log\` are properties, never attributes: an invitation is the secret that opens the table.

## Attributes

${attributes.map((one) => line(attributeName(one), one.description)).join('\n')}

## Properties without an attribute

${list(fields.filter(({ attribute }) => attribute === undefined))}

## Events

${list(events)}

## Slots

${list(slots.map((slot) => ({ ...slot, name: slot.name || 'default' })))}

## Methods

${methods.map(({ name, description: about }) => line(`${name}()`, about)).join('\n')}

## Parts

${list(cssParts)}

Custom properties are set on \`::part(room)\`; \`custom-elements.json\` lists them with their values.
`;
}

/** The package's stand-in for servers, with the list of games that a browser has. @param {string} script `src/embed/package/server.js` */
export function forServers(script, games) {
  const told = script.replace(
    /^\/\/ The build writes .*\nexport const games = \[\];$/m,
    () => `export const games = ${JSON.stringify(games, null, 2)};`,
  );
  if (told === script) throw new Error('server.js has no place for the games');
  return told;
}
