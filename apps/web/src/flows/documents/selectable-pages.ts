import type { assetImage } from '@vitrine/contract/assets.ts';
import { comparedMachines } from '@vitrine/contract/comparisons.ts';
import type { navigationItem } from '@vitrine/contract/navigation.ts';
import { isDocumentAddable, pageAt, routeOf } from '@vitrine/contract/page-paths.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { usualKind } from '@vitrine/contract/usual-kind.ts';

/** A page of the catalogue that may be put into a document. */
export interface SelectablePage {
  path: string;
  title: string;
  kind: string | null;
  image: Model<typeof assetImage> | null;
}

export interface PageGroup {
  /** Name of the parent in the navigation; null for pages without one. */
  title: string | null;
  pages: SelectablePage[];
}

/** The navigation's items with a `pdfName`, each path once, in menu order and grouped by their parent. */
export function selectablePages(navigation: readonly Model<typeof navigationItem>[]): PageGroup[] {
  const seen = new Set<string>();
  const groups = new Map<string | null, PageGroup>();
  for (const { pdfName, pdfKind, link, parent, image } of navigation) {
    if (pdfName === null || link === null || !isDocumentAddable(link) || seen.has(link)) continue;
    seen.add(link);
    const title = parent?.name ?? null;
    const group = groups.get(title) ?? { title, pages: [] };
    group.pages.push({ path: link, title: pdfName, kind: pdfKind, image });
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** Kinds of pages there are, in order of appearance, with their number. */
export function pageKinds(groups: readonly PageGroup[]): { kind: string; count: number }[] {
  const kinds = Map.groupBy(
    groups.flatMap((group) => group.pages),
    (page) => page.kind,
  );
  return [...kinds].flatMap(([kind, pages]) => (kind === null ? [] : [{ kind, count: pages.length }]));
}

/** What the sheet of a page shows: its picture; of a comparison, which the navigation does not have, those of its machines. */
export function sheetImages(
  path: string,
  find: (path: string) => SelectablePage | undefined,
): NonNullable<SelectablePage['image']>[] {
  const page = pageAt(path);
  const machines = page?.kind === 'comparison' ? comparedMachines(page.slug) : null;
  const paths = machines?.map((slug) => routeOf({ kind: 'product', slug })) ?? [path];
  return paths.flatMap((one) => find(one)?.image ?? []);
}

/** Letters and digits only, so that "ww200" finds "WW 200". */
const searchable = (text: string) =>
  stripSoftHyphens(text)
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Kinds that go without saying in a group of many, and so in a group that has nothing else, be it of one. */
export const usualKinds = (groups: readonly PageGroup[]): ReadonlySet<string | null> =>
  new Set(groups.map(({ pages }) => usualKind(pages)).filter((kind) => kind !== null));

/** The pages of a kind (null: all) whose title, kind or group holds the query; groups without a hit are left out. */
export function filterPages(groups: readonly PageGroup[], query: string, kind: string | null): PageGroup[] {
  const wanted = searchable(query);
  return groups.flatMap(({ title, pages }) => {
    const hits = pages.filter(
      (page) =>
        (kind === null || page.kind === kind) &&
        [page.title, page.kind ?? '', title ?? ''].some((text) => searchable(text).includes(wanted)),
    );
    return hits.length > 0 ? [{ title, pages: hits }] : [];
  });
}

/** Whether the kind of a page need not be said in its group. */
export const isUsualKind = ({ pages }: PageGroup, { kind }: SelectablePage, usual: ReadonlySet<string | null>): boolean =>
  kind !== null && (usualKind(pages) === kind || (usual.has(kind) && pages.every((page) => page.kind === kind)));
