import { navigationItem } from '@vitrine/contract/navigation.ts';
import { productOverview } from '@vitrine/contract/product-overview.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseMany, parseOne } from '@vitrine/contract/resource.ts';
import { plain, SALES } from './fixtures.ts';
import { sharedToken } from './session.ts';

const spaced = (text: string) => plain(text).replaceAll('\u00a0', ' ');

/** A machine as the app is told of it in a language: its column of the technical table, the menu entry above its own, its overview. */
export async function machineInApp(
  origin: string,
  language: 'de' | 'en',
  machine: { slug: string; typeName: string; overview: string },
) {
  const headers = { Authorization: `Bearer ${await sharedToken(origin, SALES)}`, 'X-Site-Language': language };
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/v1/${path}`, { headers });
    return answer.ok ? answer.json() : null;
  };
  const body = await read(`product/${machine.slug}`);
  if (body === null) return null;
  const { content } = parseOne(product, body);
  const own = content.technicalDataTableColumns.findIndex((name) => spaced(name) === machine.typeName);
  const rows = content.technicalDataTable.flatMap((group) => group.rows);
  const items = parseMany(navigationItem, await read('navigation/_all'));
  const item = items.find(({ link }) => link === `/product/${machine.slug}`);
  const { cutterRows } = parseOne(productOverview, await read(`product-overview/${machine.overview}`));
  return {
    column: rows.map((row) => spaced(row[own] ?? '')),
    menu: item?.parent?.name,
    isInOverview: cutterRows.some(({ productSlug }) => productSlug === machine.slug),
  };
}
