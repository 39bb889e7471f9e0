import { createTable } from 'https://table.example/embed/tavolata.js';

const element = document.querySelector('tavolata-table');
/** A reload must find the table: its link stands in the address, where no server sees it. */
const keep = (invitation) => history.replaceState(null, '', `#${invitation.replace('#', '')}`);
element.share = location.href.split('#')[0];
for (const event of ['tv-moved', 'tv-heard']) element.addEventListener(event, ({ invitation }) => keep(invitation));
addEventListener('hashchange', () => {
  void element.table?.close();
  Object.assign(element, { invitation: location.hash, table: undefined });
});

if (location.hash) element.invitation = location.hash;
else {
  const made = await createTable({ game: 'codenames', open: true, name: 'Strict', relay: element.relay });
  if (made.ok) {
    Object.assign(element, { invitation: made.invitation, table: made.table });
    keep(made.invitation);
  }
}
