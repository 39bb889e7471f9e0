import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createTable } from 'https://table.example/embed/tavolata.js';

const RELAY = 'wss://table.example/sync';
const SHARE = location.href.split('#')[0];
/** A reload must find the table: its link stands in the address, where no server sees it. */
const keep = ({ invitation }) => history.replaceState(null, '', `#${invitation.replace('#', '')}`);

/** React 19 sets what isn't a string as a property, and listens to events named with `on`. */
function Table({ invitation, table, onJoined }) {
  return (
    <tavolata-table
      relay={RELAY}
      share={SHARE}
      invitation={invitation}
      table={table}
      ontv-joined={({ name }) => onJoined(name)}
      ontv-moved={keep}
      ontv-heard={keep}
      style={{ display: 'block', height: '80dvh' }}
    />
  );
}

function Evening() {
  const [open, setOpen] = useState({ invitation: location.hash, table: undefined });
  const [said, setSaid] = useState('');
  // Who opened the table closes it.
  useEffect(() => () => void open.table?.close(), [open.table]);
  // A link that is pasted into this tab leads to its table.
  useEffect(() => {
    const follow = () => setOpen({ invitation: location.hash, table: undefined });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const begin = async () => {
    const made = await createTable({ game: 'codenames', open: true, name: 'React', relay: RELAY });
    if (!made.ok) return setSaid(made.code);
    setOpen(made);
    keep(made);
  };
  return (
    <>
      <p>
        <button onClick={begin}>New table</button> <span role="status">{said}</span>
      </p>
      <Table invitation={open.invitation} table={open.table} onJoined={(name) => setSaid(`${name} sat down`)} />
    </>
  );
}

createRoot(document.querySelector('#app')).render(<Evening />);
