import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the release workflow gives the bundler for one kind of installer, as bash makes it of its command and these variables alone. */
export function bundlerArguments(bundles: string, variables: Record<string, string> = {}): string[] {
  const workflow = readFileSync(path.resolve(import.meta.dirname, '../../docs/desktop-release.yml'), 'utf8');
  const [, lines = ''] = /\n {8}run: >\n( {10}npm run bundle .*\n(?: {10}\S.*\n)+)/.exec(workflow) ?? [];
  // As YAML folds them.
  const folded = lines.trim().replaceAll(/\n */g, ' ');
  const command = folded.replace(/\$\{\{ matrix\.bundles \}\}/, bundles).replace(/\$\{\{ matrix\.args \}\}/, '');
  const script = `npm() { printf '%s\\0' "$@"; }; ${command}`;
  const given = execFileSync('bash', ['--norc', '-c', script], { env: { PATH: process.env.PATH, ...variables } })
    .toString()
    .split('\0');
  return given.slice(given.indexOf('--') + 1, -1);
}
