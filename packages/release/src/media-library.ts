import { type FilterTree, filterTree } from '@vitrine/contract/media-filters.ts';
import { type MediaItem, mediaCategoriesAnswer, mediaItemDocument, mediaItemPath } from '@vitrine/contract/media-library.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { contentHash } from '@vitrine/server/files.ts';
import { documentKey, type ReleaseDocument, type ReleaseSnapshot } from './release-snapshot.ts';

/** One item of the library, kept small: its bytes are those of the release. */
export interface LibraryItem {
  id: string;
  type: MediaItem['type'];
  title: string;
  /** Root-relative URL and size of what is downloaded. */
  file: string;
  bytes: number;
  filters: readonly string[];
  /** The item as it is answered: JSON. */
  json: Buffer;
}

/** The library of one site at one moment. */
export interface MediaLibrary {
  /** Names items and filters: two moments with the same ones have the same. */
  version: string;
  /** In the editors' order. */
  items: readonly LibraryItem[];
  byId: ReadonlyMap<string, LibraryItem>;
  tree: FilterTree;
}

interface Entry {
  item: LibraryItem;
  order: string;
}

/** Parsed once for each document; an edit of one item parses that one. */
const entries = new WeakMap<ReleaseDocument, Entry>();

function parseEntry({ identity }: ReleaseDocument): Entry {
  const { item, order } = mediaItemDocument.parse(JSON.parse(identity.toString('utf8')));
  const { id, type, title, categories: filters } = item;
  const { file, bytes } =
    item.type === 'image'
      ? { file: item.image.original, bytes: item.image.bytes }
      : { file: item.video.url, bytes: item.video.bytes };
  return { item: { id, type, title, file, bytes, filters, json: Buffer.from(JSON.stringify(item)) }, order };
}

function entryOf(document: ReleaseDocument): Entry {
  const known = entries.get(document);
  if (known) return known;
  const entry = parseEntry(document);
  entries.set(document, entry);
  return entry;
}

const trees = new WeakMap<ReleaseDocument, FilterTree>();
function treeOf(document: ReleaseDocument | undefined): FilterTree {
  if (!document) return filterTree({});
  const tree =
    trees.get(document) ?? filterTree(mediaCategoriesAnswer.parse(JSON.parse(document.identity.toString('utf8'))).data);
  trees.set(document, tree);
  return tree;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The media library of a site in a release. `former`: of an earlier one, answered again when nothing of it has changed. */
export function readMediaLibrary(snapshot: ReleaseSnapshot, site: Language, former: MediaLibrary | null): MediaLibrary {
  const prefix = documentKey(site, mediaItemPath(''));
  const filters = snapshot.documents.get(documentKey(site, 'media-library/categories'));
  const found: { entry: Entry; hash: string }[] = [];
  for (const [key, document] of snapshot.documents) {
    if (key.startsWith(prefix)) found.push({ entry: entryOf(document), hash: document.hash });
  }
  found.sort((a, b) => compare(a.entry.order, b.entry.order) || compare(a.entry.item.id, b.entry.item.id));
  const version = contentHash([filters?.hash, ...found.map(({ hash }) => hash)].join()).slice(0, 16);
  if (former?.version === version) return former;
  const items = found.map(({ entry }) => entry.item);
  return { version, items, byId: new Map(items.map((item) => [item.id, item])), tree: treeOf(filters) };
}
