import { PRODUCT_TYPES, type ProductType } from '@vitrine/contract/product-types.ts';
import { OVERVIEWS, type OverviewTable } from '../overviews/all.ts';
import { pictureId } from './media.ts';
import { recordId, rows } from './record-id.ts';
import type { SeedRun, Words } from './seed-run.ts';

const tableFields = ({ suffix, headline, introduction, picture, machines }: OverviewTable, words: Words) => ({
  [`tableHeadline${suffix}`]: words(headline),
  [`tableIntro${suffix}`]: words(introduction),
  ...(picture && { [`tableImage${suffix}`]: pictureId(picture) }),
  [`productList${suffix}`]: machines.map((slug) => recordId('products', slug)),
});

const seedOverview = (run: SeedRun, type: ProductType) => {
  const overview = OVERVIEWS[type];
  return run.write('product-overviews', type, (words) => ({
    slug: overview.slug,
    productType: type,
    title: words(overview.title),
    introSubline: words(overview.subline),
    introImage: pictureId(overview.picture),
    tablePreline: words(overview.preline),
    ...Object.assign({}, ...overview.tables.map((table) => tableFields(table, words))),
    grinderImage: type === 'grinders' ? pictureId('ww-200/preview') : null,
    outputImages: rows(`product-overviews/${type}/goods`, overview.goods, ({ picture, description }) => ({
      image: pictureId(picture),
      description: words(description),
    })),
    _status: 'published',
  }));
};

/** One overview for each type of machines. */
export async function seedOverviews(run: SeedRun): Promise<void> {
  for (const type of PRODUCT_TYPES) await seedOverview(run, type);
}
