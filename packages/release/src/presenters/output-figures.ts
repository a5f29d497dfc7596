import { outputFigures } from '@vitrine/contract/output-figures.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content, Reference } from '../read/content-types.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';
import { includeProduct } from './product-or-line-list.ts';
import { presentOutputTables } from './product-overview.ts';

const idOf = (reference: Reference<'products'>) => (typeof reference === 'object' ? reference?.id : reference);

/** The machines whose rows the tables hold, each once, in the order of the tables. */
async function includeMachines(context: PresenterContext, overview: Content<'product-overviews'>, slugs: ReadonlySet<string>) {
  const { productListW, productListWw, productListWwr, productListWwb, productListN, productList } = overview;
  const lists = [productListW, productListWw, productListWwr, productListWwb, productListN, productList];
  const references = new Map(lists.flatMap((list) => (list ?? []).map((reference) => [idOf(reference), reference] as const)));
  const machines = await Promise.all(
    [...references.values()].map(async (reference) => {
      const machine = await context.read.pick('products', reference, ['slug']);
      return machine && slugs.has(machine.slug) ? includeProduct(context, reference) : null;
    }),
  );
  return machines.flatMap((machine) => (machine ? [machine.identifier] : []));
}

async function present(context: PresenterContext, record: Content<'product-overviews'>) {
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
  const records = await context.read.list('product-overviews', 'createdAt');
  return Promise.all(records.map((record) => present(context, record)));
};
