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

/** The folders of our own packages that a workspace is made of, those that they need in turn among them. */
export function packagesOf(root, folder, found = new Set()) {
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const [scope, rest] = name.split('/');
    const one = `packages/${rest}`;
    if (scope !== '@vitrine' || found.has(one)) continue;
    found.add(one);
    packagesOf(root, one, found);
  }
  return [...found].sort();
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
