// Writes THIRD-PARTY.txt: what the installed app consists of, by name, version and licence. The Rust side comes from Cargo.lock, the
// window from what the web build bundles (package-lock.json without what is for development only).
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '../..');
const crates = z.object({
  packages: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      version: z.string(),
      license: z.nullable(z.string()),
      source: z.nullable(z.string()),
    }),
  ),
  resolve: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** `name version (licence)` of each crate that is built into the app on any system. */
function crateLines(): string[] {
  const command = ['metadata', '--format-version=1', '--locked', '--manifest-path', path.join(HERE, 'src-tauri/Cargo.toml')];
  const output = execFileSync('cargo', command, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { packages, resolve } = crates.parse(JSON.parse(output));
  const used = new Set(resolve.nodes.map(({ id }) => id));
  return packages
    .filter(({ id, source }) => used.has(id) && source !== null)
    .map((crate) => line(crate.name, crate.version, crate.license));
}

/** The same of each npm package that the web app needs, with what those need. */
function packageLines(): string[] {
  const { packages } = lock.parse(JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')));
  const found = new Set<string>();
  const follow = (folder: string) => {
    const own = packages[folder];
    if (!own || found.has(folder)) return;
    found.add(folder);
    if (own.link && own.resolved) follow(own.resolved);
    for (const name of Object.keys(own.dependencies ?? {})) follow(placeOf(name, folder, packages));
  };
  follow('apps/web');
  return [...found]
    .filter((folder) => folder.includes('node_modules/') && !packages[folder]?.link)
    .map((folder) =>
      line(folder.replace(/^.*node_modules\//, ''), packages[folder]?.version ?? '', packages[folder]?.license ?? null),
    );
}

/** Where `name` is found from `folder`: the nearest node_modules on the way up. */
function placeOf(name: string, folder: string, packages: Record<string, unknown>): string {
  for (let at = folder; at !== '.' && at !== ''; at = path.dirname(at)) {
    if (`${at}/node_modules/${name}` in packages) return `${at}/node_modules/${name}`;
  }
  return `node_modules/${name}`;
}

const line = (name: string, version: string, licence: string | null) => `${name} ${version} (${licence ?? 'see its source'})`;
const sorted = (lines: string[]) => [...new Set(lines)].sort().join('\n');

const text = `Vitrine is under the MIT licence. It contains:

Rust crates (source: https://crates.io)

${sorted(crateLines())}

npm packages (source: https://www.npmjs.com)

${sorted(packageLines())}

The typeface Archivo is under the SIL Open Font License.
`;
fs.writeFileSync(path.join(HERE, 'THIRD-PARTY.txt'), text);
