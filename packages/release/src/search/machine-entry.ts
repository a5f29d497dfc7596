import type { WireResource } from '@vitrine/contract/json-api.ts';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import type { SearchEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import * as z from 'zod/mini';
import { includedOf, pictureOf, type ReadDocument, textAt, textsOfPage } from './read-document.ts';
import { describe } from './search-part.ts';

const machine = z.object({
  slug: z.string(),
  title: z.string(),
  productKind: z.string(),
  productTypeName: z.string(),
  keyFigures: z.array(z.object({ label: z.string(), value: z.string() })),
  content: z.object({
    technicalDataTable: z.nullish(z.array(z.object({ headline: z.nullable(z.string()), rows: z.array(z.array(z.string())) }))),
    technicalDataTableColumns: z.nullish(z.array(z.string())),
  }),
});
type Machine = z.infer<typeof machine>;

const HEAD_COLUMNS = 2;

/** The figures of the machine's own column, each with its unit: `Frisch, 3-mm-Lochscheibe 2.900 kg/h`. */
function ownFigures({ productTypeName, content }: Machine): string[] {
  const { technicalDataTable: groups, technicalDataTableColumns: columns } = content;
  const at = columns?.indexOf(productTypeName) ?? -1;
  return (groups ?? []).flatMap(({ rows }) =>
    rows.map(([label = '', unit = '', ...values]) => {
      const value = values[at < HEAD_COLUMNS ? 0 : at - HEAD_COLUMNS] ?? '';
      return value === 'Not available' ? '' : `${label} ${value} ${unit}`;
    }),
  );
}

export function machineEntry(site: Language, page: WireResource, document: ReadDocument): SearchEntry {
  const data = machine.parse(page.attributes);
  const [figure] = data.keyFigures;
  return describe(site, {
    id: `machine/${data.slug}`,
    kind: 'machine',
    title: data.productTypeName,
    line: figure ? `${data.productKind}, ${figure.value}` : data.productKind,
    link: routeOf({ kind: 'product', slug: data.slug }),
    ...pictureOf(page, document, 'previewImage', 'productImage'),
    texts: {
      names: [data.productTypeName],
      kind: [data.productKind, ...includedOf(document, 'product-category').map((one) => textAt(one, 'title') ?? '')],
      text: [...textsOfPage(page, document), ...ownFigures(data)],
    },
  });
}
