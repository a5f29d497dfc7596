/**
 * Writes what follows from the content model: types, the admin's import map and, with `--migration <name>`, the
 * migration from the last committed one. Needs DATABASE_URL only because a configuration has one; nothing connects.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { BasePayload, generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import { createContentConfig } from './config.ts';
import { DOWN_MARK } from './migrate.ts';

const here = import.meta.dirname;
const cms = resolve(here, '../../../apps/cms/src');
const paths = {
  migrationDir: resolve(here, 'migrations'),
  typesFile: resolve(here, 'payload-types.ts'),
  importMapFile: resolve(cms, 'app/(payload)/admin/importMap.js'),
  importMapBase: cms,
};

/** Payload writes a module for its own command line; the same SQL as a file is run by migrateContent, and read by people. */
async function writeAsSql(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.ts')) continue;
    const file = resolve(folder, name);
    const [up, down] = [...(await readFile(file, 'utf8')).matchAll(/db\.execute\(sql`(.*?)`\)/gs)].map((match) => match[1]);
    if (up && down) await writeFile(file.replace(/ts$/, 'sql'), `-- Up Migration${up}\n\n${DOWN_MARK}${down}\n`);
    await rm(file);
  }
}

/** The schema as the last migration leaves it is what the next one is made from; earlier ones have no use. */
async function keepLastSnapshot(folder: string): Promise<void> {
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  for (const name of snapshots.slice(0, -1)) await rm(resolve(folder, name));
}

const config = await createContentConfig(readEnvironment(), paths);
await generateTypes(config, { log: false });
await generateImportMap(config, { log: false, force: true });

const migration = process.argv.indexOf('--migration');
if (migration > 0) {
  const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
  await payload.db.createMigration({ payload, migrationName: process.argv[migration + 1] ?? 'change', forceAcceptWarning: true });
  await writeAsSql(paths.migrationDir);
  await keepLastSnapshot(paths.migrationDir);
}
process.exit(0);
