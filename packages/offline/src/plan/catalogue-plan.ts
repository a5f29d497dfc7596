import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import type { ManifestAsset, ReleaseManifest } from '@vitrine/contract/manifest.ts';
import { isOffline } from '@vitrine/contract/offline-routes.ts';
import { isReleaseAnswer } from '@vitrine/contract/release-documents.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { type FileFolder, FOLDER_OF_KIND } from '@vitrine/platform/catalogue-files/types.ts';
import type { Stage } from '../state.ts';
import { chooseAssets } from './choose-assets.ts';
import type { ProductLine } from './product-lines.ts';
import type { Manifests } from './read-manifests.ts';

/** What a page asks for that is of no release: it is loaded anew each time (shell.md 7). */
const OUTSIDE_OF_RELEASES = ['user/current', 'page-counts/_all'] as const;

const STAGE_OF_KIND = {
  image: 'images',
  rendering: 'renderings',
  video: 'videos',
  'video-thumbnail': 'videos',
  pdf: 'pdfs',
  360: '360',
} as const satisfies Record<ManifestAsset['kind'], Stage>;

/** One file that a load brings, for one or more paths of the catalogue. */
export interface LoadTask {
  stage: Stage;
  folder: FileFolder;
  /** Null for what no manifest names. */
  expected: { sha256: string; size: number } | null;
  /** Where it is asked for: `/assets/…` or `/api/v1/…`. */
  path: string;
  language: Language;
  /** Keys of the index (catalogue-index.ts) that show it, each with the media type that it is served with. */
  entries: { key: string; type: string }[];
  /** Routes whose pages show it; empty for a document itself. */
  routes: Set<string>;
}

/** Everything that a catalogue is made of. */
export interface CataloguePlan {
  release: number;
  languages: Language[];
  manifests: Manifests;
  packs: Packs;
  tasks: LoadTask[];
  /** Ids of videos without any version: loading them fails (shell.md 5). */
  withoutSource: string[];
}

/** Bytes of a task as far as they are known before it is loaded. */
export const sizeOf = ({ expected }: LoadTask) => expected?.size ?? 0;
export const bytesOf = (tasks: readonly LoadTask[]) => tasks.reduce((sum, task) => sum + sizeOf(task), 0);
export const videosOf = (tasks: readonly LoadTask[]) => tasks.filter(({ folder }) => folder === 'videos');

const typeOfRoute = (route: string) => (isReleaseAnswer(route) ? 'application/json' : JSON_API_TYPE);

function documentTask(language: Language, route: string, expected: LoadTask['expected']): LoadTask {
  return {
    stage: 'dataObjects',
    folder: 'objects',
    expected,
    path: `${API_PREFIX}/${route}`,
    language,
    entries: [{ key: `${language}/${route}`, type: typeOfRoute(route) }],
    routes: new Set(),
  };
}

const documentTasks = ({ site, routes }: ReleaseManifest): LoadTask[] => [
  ...routes.filter(({ route }) => isOffline(route)).map(({ route, sha256, size }) => documentTask(site, route, { sha256, size })),
  ...OUTSIDE_OF_RELEASES.map((route) => documentTask(site, route, null)),
];

const assetTask = (language: Language, { kind, url, sha256, size, type, routes }: ManifestAsset): LoadTask => ({
  stage: STAGE_OF_KIND[kind],
  folder: FOLDER_OF_KIND[kind],
  expected: { sha256, size },
  path: url,
  language,
  entries: [{ key: url.slice(1), type }],
  routes: new Set(routes),
});

/** One task for each file, whatever number of paths show it: two transfers of one file would be in each other's way. */
function joinTasks(tasks: readonly LoadTask[]): LoadTask[] {
  const joined = new Map<string, LoadTask>();
  const keys = new Map<string, LoadTask>();
  for (const task of tasks) {
    const [entry] = task.entries;
    if (!entry) continue;
    const former = keys.get(entry.key);
    const name = task.expected ? `${task.folder} ${task.expected.sha256}` : entry.key;
    const same = former ?? joined.get(name);
    if (same) for (const route of task.routes) same.routes.add(route);
    else joined.set(name, task);
    if (former) continue;
    if (same) same.entries.push(entry);
    keys.set(entry.key, same ?? task);
  }
  return [...joined.values()];
}

/** Pages and pictures are kept always, also the still of a video that is left out. */
const isAlwaysKept = ({ stage, folder }: LoadTask) =>
  stage === 'dataObjects' || stage === 'images' || folder === 'video-thumbnails';

/** True for what is of product lines alone, and of none that is chosen. */
function isOfOtherLines({ routes }: LoadTask, lines: readonly ProductLine[], chosen: readonly string[]): boolean {
  return [...routes].every((route) => {
    const of = lines.filter((line) => line.routes.has(route));
    return of.length > 0 && of.every(({ slug }) => !chosen.includes(slug));
  });
}

/** Every file of a release, before packs leave some of them out. */
function allTasks(manifests: Manifests): LoadTask[] {
  return joinTasks(
    [...manifests].flatMap(([site, manifest]) => [
      ...documentTasks(manifest),
      ...chooseAssets(manifest).kept.map((asset) => assetTask(site, asset)),
    ]),
  );
}

const inPacks = (tasks: readonly LoadTask[], lines: readonly ProductLine[], packs: Packs) =>
  tasks.filter((task) => {
    if (isAlwaysKept(task)) return true;
    if (task.stage === 'videos') {
      if (!packs.withVideos) return false;
      const chosen = packs.lines ?? lines.map(({ slug }) => slug);
      const silent = packs.withoutVideos ?? [];
      return !isOfOtherLines(
        task,
        lines,
        chosen.filter((slug) => !silent.includes(slug)),
      );
    }
    return packs.lines === null || !isOfOtherLines(task, lines, packs.lines);
  });

/** The catalogue of a release, of which `packs` keeps a part. */
export function planCatalogue(manifests: Manifests, lines: readonly ProductLine[], packs: Packs): CataloguePlan {
  const [first] = manifests.values();
  if (!first) throw new Error('A catalogue has at least one language.');
  const withoutSource = [...manifests.values()].flatMap((manifest) => chooseAssets(manifest).withoutSource);
  return {
    release: first.release,
    languages: [...manifests.keys()],
    manifests,
    packs,
    tasks: inPacks(allTasks(manifests), lines, packs),
    withoutSource: packs.withVideos ? [...new Set(withoutSource.map(({ id }) => id))] : [],
  };
}

/** What each line alone brings, with or without videos; of it, what its videos bring; and what all videos need. */
export function sizesOfPacks(manifests: Manifests, lines: readonly ProductLine[], { withVideos }: Pick<Packs, 'withVideos'>) {
  const tasks = allTasks(manifests);
  const whole = bytesOf(inPacks(tasks, lines, { lines: null, withVideos }));
  return {
    lines: lines.map(({ slug, titles }) => {
      const others = lines.map((line) => line.slug).filter((other) => other !== slug);
      const bytes = whole - bytesOf(inPacks(tasks, lines, { lines: others, withVideos }));
      const withoutItsVideos = bytesOf(inPacks(tasks, lines, { lines: null, withVideos, withoutVideos: [slug] }));
      return { slug, titles, bytes, videoBytes: whole - withoutItsVideos };
    }),
    videoBytes: bytesOf(videosOf(tasks)),
  };
}
