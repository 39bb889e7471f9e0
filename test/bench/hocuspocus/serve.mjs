// Hocuspocus as it comes: rooms in memory, nothing logged.
import process from 'node:process';
import { Server } from '@hocuspocus/server';

const server = new Server({ address: '127.0.0.1', port: Number(process.env.PORT), quiet: true, stopOnSignals: true });
await server.listen();
console.log('Ready');
