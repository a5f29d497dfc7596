// node end-with-parent.mjs <pid> <data>: stops the PostgreSQL <pid> of the cluster <data> when the process that started this one has
// gone, however it ended: its end of our standard input closes then.
import { stopServer } from '../postgres.mjs';
import { maybeServerOf } from './postgres-process.mjs';

const [pid, data] = process.argv.slice(2);

process.stdin.resume().once('close', () => {
  if (maybeServerOf(Number(pid), data)) stopServer(Number(pid));
});
