// npm run bench [-- name ...]: each benchmark against its peer or limit; results in bench/results. A skip is named.
import { build } from './lib/build.mjs';
import { CommandError, childEnvironment, node24, run } from './lib/run.mjs';

const all = [
  'content',
  'pdf',
  'page',
  'pages',
  'release',
  'start',
  'logins',
  'fairness',
  'staff-reads',
  'turntable',
  'search',
  'media-library',
  'media-grid',
  'offline',
];
const names = process.argv.slice(2);
await build('web');
await build('cms');
let failed = 0;
for (const name of names.length > 0 ? names : all) {
  await run(node24(), [`bench/src/${name}.ts`], { env: childEnvironment(), show: true }).catch((error) => {
    const exitCode = error instanceof CommandError ? error.exitCode : null;
    if (exitCode === 2) return;
    console.error(`${name}: a bound was not kept, or it did not run (${exitCode}).`);
    failed += 1;
  });
}
process.exit(failed > 0 ? 1 : 0);
