// A hash over the content of files, to know whether a build or an install has to be done again.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What builds write: it is no input, or each build would ask for the next one. */
const SKIP = new Set(['node_modules', 'dist', 'dist-server', 'source-maps', '.next', 'next-env.d.ts', 'test-results', 'var']);

function* files(entry) {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) yield entry;
  else
    for (const name of fs.readdirSync(entry).sort())
      if (!SKIP.has(name) && !name.includes('.test.')) yield* files(path.join(entry, name));
}

export function hashOf(root, entries) {
  const hash = createHash('sha256');
  for (const entry of entries) {
    for (const file of files(path.join(root, entry))) {
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Does `work` unless `marker` says that it was done for the same inputs; answers whether it was done now. */
export async function unlessDone(marker, inputs, work) {
  const done = fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') : '';
  if (done === inputs) return false;
  await work();
  fs.mkdirSync(path.dirname(marker), { recursive: true });
  fs.writeFileSync(marker, inputs);
  return true;
}
