import { createTable } from 'https://table.example/embed/tavolata.js';

const element = document.querySelector('tavolata-table');
if (location.hash) element.invitation = location.hash;
else {
  const made = await createTable({ game: 'codenames', open: true, name: 'Strict', relay: element.relay });
  if (made.ok) Object.assign(element, { invitation: made.invitation, table: made.table });
}
