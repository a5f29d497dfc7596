import { outputFigures } from '@vitrine/contract/output-figures.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { rowFields } from './output-rows.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';
import { includeProduct, TILE_FIELDS } from './product-or-line-list.ts';
import { presentOutputTables, TABLE_FIELDS } from './product-overview.ts';

/** What this document has of an overview: pictures and introductions are many, and are the page's. */
const FIELDS = ['slug', 'title', ...TABLE_FIELDS] as const;
type Overview = Pick<Content<'product-overviews'>, 'id' | (typeof FIELDS)[number]>;

const idOf = (reference: Reference<'products'>) => (typeof reference === 'object' ? reference?.id : reference);

/** The machines of the overview's lists, each once, in the order of the lists. */
function machinesOf({ productListW, productListWw, productListWwr, productListWwb, productListN, productList }: Overview) {
  const lists = [productListW, productListWw, productListWwr, productListWwb, productListN, productList];
  return [...new Map(lists.flatMap((list) => (list ?? []).map((reference) => [idOf(reference), reference] as const))).values()];
}

/** The machines whose rows the tables hold. */
async function includeMachines(context: PresenterContext, overview: Overview, slugs: ReadonlySet<string>) {
  const machines = await Promise.all(
    machinesOf(overview).map(async (reference) => {
      const machine = await context.read.pick('products', reference, ['slug']);
      return machine && slugs.has(machine.slug) ? includeProduct(context, reference) : null;
    }),
  );
  return machines.flatMap((machine) => (machine ? [machine.identifier] : []));
}

/** Rows and tiles show some fields each of the same machines, and there may be hundreds of overviews: one read for all of a type. */
async function readMachines({ read }: PresenterContext, overviews: readonly Overview[]): Promise<void> {
  await Promise.all(
    overviews.map((overview) =>
      read.ahead('products', machinesOf(overview), [...new Set([...TILE_FIELDS, ...rowFields(overview.productType)])]),
    ),
  );
}

async function present(context: PresenterContext, record: Overview) {
  const tables = await presentOutputTables(context, record);
  const slugs = new Set(Object.values(tables).flatMap((rows) => rows.map(({ productSlug }) => productSlug)));
  return toWireResource(outputFigures, record.id, {
    attributes: {
      slug: record.slug,
      title: context.type.text(record.title),
      productType: record.productType,
      ...tables,
    },
    relationships: { machines: await includeMachines(context, record, slugs) },
  });
}

/** `output-figures/_all`, in the order in which the overviews were made. */
export const presentOutputFigures: DocumentPresenter = async (context) => {
  const records = await context.read.list('product-overviews', 'createdAt', FIELDS);
  await readMachines(context, records);
  return Promise.all(records.map((record) => present(context, record)));
};
