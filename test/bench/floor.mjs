// What no server on the WebSocket library of ours can be faster than: frames go to the others of the room, unread and unkept.
import process from 'node:process';
import { WebSocketServer } from 'ws';

const rooms = new Map();
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.env.PORT), perMessageDeflate: false });
server.on('connection', (socket, { url }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', (frame) => {
    for (const other of room) if (other !== socket) other.send(frame);
  });
  socket.on('close', () => room.delete(socket));
});
server.once('listening', () => console.log('Ready'));
