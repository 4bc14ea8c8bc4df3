import { connect } from 'node:net';

/**
 * Runs in the engine's network namespace. Opens a connection for each message and passes its socket to the parent
 * process, the only one that can ask.
 */
const [port = ''] = process.argv.slice(2);

process.on('message', (id) => {
  const socket = connect({ host: '127.0.0.1', port: Number(port), noDelay: true });
  socket.once('connect', () => process.send?.({ id }, socket));
  socket.once('error', ({ message }) => process.send?.({ id, error: message }));
});
process.once('disconnect', () => process.exit());
