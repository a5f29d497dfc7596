import { type FilterTree, filterTree } from '@vitrine/contract/media-filters.ts';
import { type MediaItem, mediaCategoriesAnswer, mediaItemDocument, mediaItemPath } from '@vitrine/contract/media-library.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { contentHash } from '@vitrine/server/files.ts';
import { documentKey, type ReleaseDocument, type ReleaseSnapshot } from './release-snapshot.ts';

/** One item of the library, kept small: its bytes are those of the release. */
export interface LibraryItem {
  id: string;
  /** Its place among all, compared letter by letter. */
  order: string;
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
  /** Names items and filters: two moments with the same ones have the same, in every process. */
  version: string;
  /** In the editors' order. */
  items: readonly LibraryItem[];
  tree: FilterTree;
  /** The hashes of all items' documents, added bit by bit: one that comes or goes changes it at its own cost. */
  digest: bigint;
}

/** Parsed once for each document; an edit of one item parses that one. */
const parsed = new WeakMap<ReleaseDocument, LibraryItem>();

function parseItem({ identity }: ReleaseDocument): LibraryItem {
  const { item, order } = mediaItemDocument.parse(JSON.parse(identity.toString('utf8')));
  const { id, type, title, categories: filters } = item;
  const { file, bytes } =
    item.type === 'image'
      ? { file: item.image.original, bytes: item.image.bytes }
      : { file: item.video.url, bytes: item.video.bytes };
  return { id, order, type, title, file, bytes, filters, json: Buffer.from(JSON.stringify(item)) };
}

function itemOf(document: ReleaseDocument): LibraryItem {
  const known = parsed.get(document);
  if (known) return known;
  const item = parseItem(document);
  parsed.set(document, item);
  return item;
}

const trees = new WeakMap<ReleaseDocument, FilterTree>();
const EMPTY_TREE = filterTree({});
function treeOf(document: ReleaseDocument | undefined): FilterTree {
  if (!document) return EMPTY_TREE;
  const tree =
    trees.get(document) ?? filterTree(mediaCategoriesAnswer.parse(JSON.parse(document.identity.toString('utf8'))).data);
  trees.set(document, tree);
  return tree;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const compareItems = (a: LibraryItem, b: LibraryItem) => compare(a.order, b.order) || compare(a.id, b.id);

const filtersOf = ({ documents }: ReleaseSnapshot, site: Language) =>
  documents.get(documentKey(site, 'media-library/categories'));
/** By item the share that its document has in the digest of its library. */
const shares = new WeakMap<LibraryItem, bigint>();
function withShare(document: ReleaseDocument): LibraryItem {
  const item = itemOf(document);
  if (!shares.has(item)) shares.set(item, BigInt(`0x${contentHash(`${item.id} ${document.hash}`)}`));
  return item;
}
const shareOf = (item: LibraryItem) => shares.get(item) ?? 0n;

function libraryOf(snapshot: ReleaseSnapshot, site: Language, items: readonly LibraryItem[], digest: bigint): MediaLibrary {
  const filters = filtersOf(snapshot, site);
  const version = contentHash(`${filters?.hash} ${items.length} ${digest.toString(16)}`).slice(0, 16);
  return { version, items, digest, tree: treeOf(filters) };
}

/** The media library of a site in a release, read from all of its documents. */
export function readMediaLibrary(snapshot: ReleaseSnapshot, site: Language): MediaLibrary {
  const prefix = documentKey(site, mediaItemPath(''));
  const items: LibraryItem[] = [];
  let digest = 0n;
  for (const [key, document] of snapshot.documents) {
    if (!key.startsWith(prefix)) continue;
    const item = withShare(document);
    items.push(item);
    digest ^= shareOf(item);
  }
  return libraryOf(snapshot, site, items.sort(compareItems), digest);
}

/** The place of an item in its order, or the one where it belongs. */
function placeOf(items: readonly LibraryItem[], item: LibraryItem): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = items[middle];
    if (other && compareItems(other, item) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The library of a release that comes right after the one that `former` is of, from what changed between them (`ReleaseSnapshot.since`). The
 * former one itself, where nothing of it did. An edit of one item costs a copy of the list of references and nothing else by its length.
 */
export function nextMediaLibrary(
  former: MediaLibrary,
  { before, snapshot, site }: { before: ReleaseSnapshot; snapshot: ReleaseSnapshot; site: Language },
): MediaLibrary {
  const prefix = documentKey(site, mediaItemPath(''));
  const touched = (snapshot.since?.keys ?? []).filter((key) => key.startsWith(prefix));
  const isSame = filtersOf(before, site)?.hash === filtersOf(snapshot, site)?.hash;
  if (touched.length === 0 && isSame) return former;
  const items = [...former.items];
  let { digest } = former;
  for (const key of touched) {
    const [gone, come] = [before.documents.get(key), snapshot.documents.get(key)];
    if (gone) {
      const item = withShare(gone);
      items.splice(placeOf(items, item), 1);
      digest ^= shareOf(item);
    }
    if (come) {
      const item = withShare(come);
      items.splice(placeOf(items, item), 0, item);
      digest ^= shareOf(item);
    }
  }
  return libraryOf(snapshot, site, items, digest);
}
