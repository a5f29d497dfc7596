import type { WireResource } from '@vitrine/contract/json-api.ts';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import { includeFile } from './asset-pdf.ts';
import { routeOf } from './page-collections.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';

type Item = Content<'navigation'>;
interface Target {
  link: string | null;
  linkType: Item['linkType'];
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

/** Null when an item leads to something that is not in the release. */
async function targetOf(context: PresenterContext, item: Item): Promise<Target | null> {
  switch (item.linkType) {
    case 'entry': {
      const product = await context.read.pick('products', item.entry, ['slug']);
      return product && { link: routeOf('products', product.slug), linkType: 'entry' };
    }
    case 'pdf': {
      const file = await includeFile(context, item.pdf);
      return file && { link: file.storageUrl, linkType: 'pdf' };
    }
    case 'url':
      return item.url ? { link: item.url, linkType: 'url' } : null;
    case 'none':
      return { link: null, linkType: 'none' };
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
        return below.length > 0 ? { item, target: { link: null, linkType: 'none' }, below } : null;
      }),
  );
  return branches.filter((branch) => branch !== null);
}

const identify = (id: string) => ({ type: navigationItem.type, id });

async function present(context: PresenterContext, branch: Branch, parent: string | null, level: Level): Promise<WireResource> {
  const { item, target, below } = branch;
  const { type } = context;
  return toWireResource(navigationItem, item.id, {
    attributes: {
      name: type.text(item.name),
      kind: type.text(item.kind ?? null),
      pdfName: target.link === null ? null : type.name(item.pdfName || null),
      pdfKind: type.name(item.pdfKind ?? null),
      link: target.link,
      linkType: target.linkType,
      level,
      itemHidden: Boolean(item.itemHidden),
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
