// node scripts/with-node-24.mjs <script.ts> …: runs a script in TypeScript on Node 24, whatever Node there is; installs it first.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sentence } from './lib/console.mjs';
import { install } from './lib/install.mjs';
import { childEnvironment, endRunning, node24, onStarterGone, root, run } from './lib/run.mjs';

/** What a script has to end what it started, before it is killed. */
const END_GRACE_MS = 120_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const [file, ...args] = process.argv.slice(2);
const script = path.join(root, file);

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  void endRunning(END_GRACE_MS).then(() => process.exit(130));
}
for (const signal of SIGNALS) process.on(signal, end);
const watch = onStarterGone(end);

try {
  // A run within a run: npm must not rewrite the packages under the other.
  if (!process.env.VITRINE_INSTALLED) await install();
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}
if (Number.parseInt(process.versions.node, 10) >= 24) {
  for (const signal of SIGNALS) process.off(signal, end);
  clearInterval(watch);
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
} else {
  try {
    await run(node24(), [script, ...args], { env: childEnvironment(), show: true });
  } catch (error) {
    // What ran has said why it failed.
    if (error.exitCode === undefined) console.error(sentence(error));
    process.exitCode = error.exitCode ?? 1;
  }
}
