import { type CatalogueIndex, catalogueIndex, type Packs, pointer } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { type FileFolder, POINTER } from '@vitrine/platform/catalogue-files/types.ts';
import { parseJson } from '../activate/parse-json.ts';
import { WORKERS } from '../constants.ts';
import { type OfflineErrorType, type OfflineState, STAGES } from '../state.ts';
import { type App, STAGE_OF_FOLDER } from './app.ts';
import type { Disk } from './disk.ts';
import type { NetworkFault, ServedFault } from './network.ts';
import { hashOf, type World } from './world.ts';

const decoder = new TextDecoder();

/** A rule that did not hold. */
export class Violation extends Error {
  override name = 'Violation';
}

export function demand(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Violation(rule);
}

const parse = (bytes: Uint8Array | null) => parseJson(bytes && decoder.decode(bytes));
/** Catalogues by the bytes of their text, which are never changed in place. */
const parsed = new WeakMap<Uint8Array, CatalogueIndex>();

function readIndex(bytes: Uint8Array | null): CatalogueIndex | null {
  const known = bytes && parsed.get(bytes);
  if (known || !bytes) return known ?? null;
  const index = catalogueIndex.safeParse(parse(bytes)).data ?? null;
  if (index) parsed.set(bytes, index);
  return index;
}

const OUTSIDE = /^(?:de|en)\/(?:user\/current|page-counts\/_all)$/;

/** The active catalogue as a reader finds it; null without one. Throws Violation where the pointer leads nowhere. */
export function activeCatalogue(disk: Disk) {
  if (!disk.read(POINTER)) return null;
  const named = pointer.safeParse(parse(disk.read(POINTER)));
  demand(named.success, 'the pointer can be read');
  const index = readIndex(disk.read(named.data.catalogue));
  demand(index !== null, 'the pointer names a catalogue that can be read');
  return { name: named.data.catalogue, index };
}

/** The active catalogue is whole, its bytes are what its index says, and all of one release. */
export function checkCatalogue(disk: Disk, world: World, rotten: ReadonlySet<string>): ReturnType<typeof activeCatalogue> {
  const active = activeCatalogue(disk);
  if (!active) return null;
  const { release, files } = active.index;
  const whole = world.expected(release, { lines: null, withVideos: true });
  for (const [key, { folder, sha256, size }] of Object.entries(files)) {
    const path = `${folder}/${sha256}`;
    const bytes = disk.read(path);
    if (!rotten.has(path)) {
      demand(bytes !== null, `${key} of the active catalogue is on the disk`);
      demand(bytes.length === size && hashOf(bytes) === sha256, `${key} of the active catalogue has its bytes`);
    }
    demand(OUTSIDE.test(key) || whole.get(key) === sha256, `${key} is of release ${release}`);
  }
  return active;
}

/** A catalogue has all that its packs keep, but for files that the server did not have. */
export function checkComplete(
  active: NonNullable<ReturnType<typeof activeCatalogue>>,
  world: World,
  packs: Packs,
  notFound: ReadonlySet<string>,
) {
  const keys = new Set(Object.keys(active.index.files));
  for (const key of world.expected(active.index.release, packs).keys()) {
    demand(keys.has(key) || notFound.has(`/${key}`), `${key} is in the catalogue`);
  }
  for (const language of ['de', 'en']) {
    for (const route of ['user/current', 'page-counts/_all'])
      demand(keys.has(`${language}/${route}`), `${language}/${route} is in the catalogue`);
  }
  for (const key of keys) {
    demand(OUTSIDE.test(key) || world.expected(active.index.release, packs).has(key), `${key} is wanted by the packs`);
  }
}

/** Nothing is left that the active catalogue does not refer to. */
export function checkTidy(disk: Disk): void {
  const active = activeCatalogue(disk);
  const kept = new Set(Object.values(active?.index.files ?? {}).map(({ folder, sha256 }) => `${folder}/${sha256}`));
  if (active) for (const name of [POINTER, active.name, 'manifest-de.json', 'manifest-en.json']) kept.add(name);
  for (const path of disk.paths()) demand(kept.has(path) || path.endsWith('.new'), `${path} is referred to`);
}

const STAGE_TYPES = {
  dataObjects: 'dataObjectFailed',
  images: 'imageFailed',
  renderings: 'renderingFailed',
  videos: 'videoFailed',
  pdfs: 'pdfFailed',
  360: 'webrotate360Failed',
} as const;
const CONNECTION: ReadonlySet<NetworkFault | 'release-gone'> = new Set(['drop', 'timeout', 'truncate']);

/** The types of error that a fault explains (shell.md 8). */
function explained({ kind, stage }: ServedFault): OfflineErrorType[] {
  if (stage === null) return ['internet', 'dataObjectFailed'];
  if (CONNECTION.has(kind)) return ['internet'];
  // A 404 is no failure of an asset.
  if (kind === 'status-404' && stage !== 'dataObjects') return [];
  return kind === 'slow' ? [] : [STAGE_TYPES[stage]];
}

/** What the state says is consistent; an error has the type that one of the faults explains. */
export function checkState(state: OfflineState, faults: readonly ServedFault[], hadDiskFault: boolean): void {
  const { phase, error, errorType, counters, bytes, isOffline } = state;
  demand(
    (phase === 'error') === (error !== null && errorType !== null),
    'an error has a message and a type, and only the phase error has them',
  );
  demand(phase !== 'offline' || (isOffline && state.catalogue !== null), 'offline mode has a catalogue');
  demand(isOffline === (state.offlineTimestamp !== null && state.age !== null), 'offline mode has a date');
  demand(phase !== 'online' || !isOffline, 'online is not offline');
  for (const stage of STAGES) demand(counters[stage].done <= counters[stage].total, `${stage} are counted once`);
  demand(bytes.done <= bytes.total, 'bytes are counted once');
  if (phase === 'restoring')
    for (const stage of STAGES)
      demand(counters[stage].done === counters[stage].total, `${stage} are all loaded before the switch`);
  if (phase !== 'error' || errorType === null) return;
  const types = new Set(faults.flatMap(explained));
  demand(types.has(errorType) || (errorType === 'default' && hadDiskFault), `a fault explains the error ${errorType}: ${error}`);
}

/** What runs beside each other: transfers only while loading, each file once, as many of a kind as it has workers. */
export function checkTransfers(app: App): void {
  const { phase } = app.engine.state();
  const running = [...app.transfers].filter(({ signal }) => !signal?.aborted);
  demand(running.length === 0 || phase === 'loading', `nothing is loaded while ${phase}`);
  demand(running.length === 0 || app.awake === 1 || !app.staysAwake, 'the computer is kept awake while loading');
  demand(new Set([...app.transfers].map(({ key }) => key)).size === app.transfers.size, 'a file is loaded once at a time');
  const counts = Map.groupBy(app.transfers, ({ folder }: { folder: FileFolder }) => STAGE_OF_FOLDER[folder]);
  for (const [stage, transfers] of counts) demand(transfers.length <= WORKERS[stage], `${stage} have ${WORKERS[stage]} workers`);
  demand(counts.size <= 1, 'stages are loaded one after the other');
}
