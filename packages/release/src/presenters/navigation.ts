import type { WireResource } from '@vitrine/contract/json-api.ts';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import { extensionOf } from './extension.ts';
import { routeOfPage } from './page-route.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';

type Item = Content<'navigation'>;
interface PdfDocument {
  storageUrl: string;
  offlineLink: string;
  extension: string;
  size: number;
  pages: number | null;
}
interface Target {
  link: string | null;
  linkType: Item['linkType'];
  pdfDocument: PdfDocument | null;
}

/** An item of the menu with those below it, in the editors' order. */
interface Branch {
  item: Item;
  target: Target;
  below: Branch[];
}

const LEVELS = ['1', '2', '3'] as const;
type Level = (typeof LEVELS)[number];

const parentIdOf = ({ parent }: Item): string | null => (typeof parent === 'object' ? (parent?.id ?? null) : (parent ?? null));

/** The file of an item, in the item itself: the menu needs no resource of its own for it. */
async function presentDocument(context: PresenterContext, reference: Reference<'files'>): Promise<PdfDocument | null> {
  const file = await context.read.one('files', reference);
  if (!file) return null;
  const storageUrl = await context.originals.publish('files', file);
  const { filename, filesize, pages } = file;
  return { storageUrl, offlineLink: storageUrl, extension: extensionOf(filename), size: filesize ?? 0, pages: pages ?? null };
}

/** Null when an item leads to something that is not in the release. */
async function targetOf(context: PresenterContext, item: Item): Promise<Target | null> {
  switch (item.linkType) {
    case 'entry': {
      const link = await routeOfPage(context, item.entry);
      return link === null ? null : { link, linkType: 'entry', pdfDocument: null };
    }
    case 'pdf': {
      const pdfDocument = await presentDocument(context, item.pdf);
      return pdfDocument && { link: routeOf({ kind: 'static-product', slug: item.id }), linkType: 'pdf', pdfDocument };
    }
    case 'url':
      return item.url ? { link: item.url, linkType: 'url', pdfDocument: null } : null;
    case 'none':
      return { link: null, linkType: 'none', pdfDocument: null };
  }
}

/** The branches below a parent. An item without a target stays as a heading if something is below it, else it goes. */
async function branchesBelow(
  context: PresenterContext,
  items: readonly Item[],
  parent: string | null,
  depth: number,
): Promise<Branch[]> {
  if (depth >= LEVELS.length) return [];
  const branches = await Promise.all(
    items
      .filter((item) => parentIdOf(item) === parent)
      .map(async (item): Promise<Branch | null> => {
        const [target, below] = await Promise.all([targetOf(context, item), branchesBelow(context, items, item.id, depth + 1)]);
        if (target) return { item, target, below };
        return below.length > 0 ? { item, target: { link: null, linkType: 'none', pdfDocument: null }, below } : null;
      }),
  );
  return branches.filter((branch) => branch !== null);
}

/** A page may be chosen for a document; one that is a PDF, if its pages can be read. */
const isChoosable = ({ link, pdfDocument }: Target) => link !== null && pdfDocument?.pages !== null;

const identify = (id: string) => ({ type: navigationItem.type, id });

async function present(context: PresenterContext, branch: Branch, parent: string | null, level: Level): Promise<WireResource> {
  const { item, target, below } = branch;
  const { type } = context;
  return toWireResource(navigationItem, item.id, {
    attributes: {
      name: type.text(item.name),
      kind: type.text(item.kind ?? null),
      pdfName: isChoosable(target) ? type.name(item.pdfName || null) : null,
      pdfKind: type.name(item.pdfKind ?? null),
      link: target.link,
      linkType: target.linkType,
      level,
      itemHidden: Boolean(item.itemHidden),
      pdfDocument: target.pdfDocument,
    },
    relationships: {
      subList: below.map((child) => identify(child.item.id)),
      parent: parent === null ? null : identify(parent),
      image: await includeImage(context, item.image, ['landscape', 'portrait']),
    },
  });
}

async function flatten(
  context: PresenterContext,
  branches: readonly Branch[],
  parent: string | null,
  depth: number,
): Promise<WireResource[]> {
  const lists = await Promise.all(
    branches.map(async (branch) => [
      await present(context, branch, parent, LEVELS[depth] ?? '3'),
      ...(await flatten(context, branch.below, branch.item.id, depth + 1)),
    ]),
  );
  return lists.flat();
}

/** `navigation/_all`: the menu as a flat list, each item before those below it. */
export const presentNavigation: DocumentPresenter = async (context) => {
  const items = await context.read.list('navigation', '_order');
  return flatten(context, await branchesBelow(context, items, null, 0), null, 0);
};
