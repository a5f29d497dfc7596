import { appVersion, compareVersions } from '@vitrine/contract/app-versions.ts';
import { INSTALLER_SYSTEMS } from '@vitrine/contract/installers.ts';
import type { FileStore, StoredFile } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import { z } from 'zod';

/** Folder of the file store that the operator or CI fills (docs/operate.md). */
export const FOLDER = 'installers';
const MANIFEST = `${FOLDER}/installers.json`;

/** One name, without folders. */
const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/);

/** As Tauri's updater names them: https://v2.tauri.app/plugin/updater/ */
export const updateTarget = z.enum(['darwin', 'windows', 'linux']);
export const updateArch = z.enum(['x86_64', 'aarch64', 'i686', 'armv7']);
/** What an app was installed as: an app of Linux installs an update of its own kind alone. */
const updateBundle = z.enum(['appimage', 'deb', 'rpm', 'app', 'msi', 'nsis']);

const installer = z.strictObject({ system: z.enum(INSTALLER_SYSTEMS), file: fileName });
const update = z.strictObject({
  target: updateTarget,
  /** All that the file is for: a universal one of macOS names two. */
  arch: z.array(updateArch).min(1),
  /** Absent: for every kind of the system that has no file of its own. */
  bundle: updateBundle.optional(),
  file: fileName,
  /** Content of the `.sig` file: it is passed on as it is, and the app checks it. */
  signature: z.string().min(1).max(4000),
});
const release = z.strictObject({
  version: appVersion,
  publishedAt: z.iso.datetime({ offset: true }),
  notes: z.strictObject({ de: z.string().max(4000), en: z.string().max(4000) }).optional(),
  /** Of several for one system the first is answered. */
  installers: z.array(installer),
  updates: z.array(update),
});
export type AppRelease = z.infer<typeof release>;

const manifest = z.strictObject({ releases: z.array(release).max(100) });

export interface Installers {
  /** The releases of the app, the newest first; none where there is no manifest, or one that cannot be read. */
  releases(): Promise<readonly AppRelease[]>;
  /** A file that the manifest names; null where it is not there. */
  find(file: string): Promise<StoredFile | null>;
}

/** Reads the manifest of the installers, again when it has been replaced. What is wrong with it is told in the log, once. */
export function createInstallers(files: FileStore, log: Log): Installers {
  let read: { modified: number; releases: readonly AppRelease[] } | null = null;

  async function parse(): Promise<readonly AppRelease[]> {
    try {
      const { releases } = manifest.parse(JSON.parse((await files.read(MANIFEST)).toString('utf8')));
      return releases.sort((a, b) => compareVersions(b.version, a.version));
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      log.error({ reason }, 'installers.json cannot be read: no installer is offered');
      return [];
    }
  }
  return {
    async releases() {
      const modified = (await files.find(MANIFEST))?.modifiedAt.getTime() ?? null;
      if (modified === null) return [];
      if (read?.modified !== modified) read = { modified, releases: await parse() };
      return read.releases;
    },
    find: (file) => files.find(`${FOLDER}/${file}`),
  };
}
