import { openContent } from '@vitrine/content-model/payload.ts';
import type { environmentOf } from './small-products.ts';
import { typedKeyFigures } from './typed-key-figures.ts';
import { typedTable } from './typed-table.ts';

const MACHINE = 'w-130';

/**
 * Publishes variants of one machine of the demo with its pictures, technical data and questions and one to all of its
 * advantages, without the lists below them: each advantage brings its texts and a picture. Answers their slugs.
 */
export async function publishShortProducts(environment: ReturnType<typeof environmentOf>): Promise<string[]> {
  const payload = await openContent(environment);
  const { docs } = await payload.find({ collection: 'products', depth: 0, pagination: false });
  const from = docs.find(({ slug }) => slug === MACHINE);
  if (!from?.productAdvantageList) throw new Error(`the demo does not have ${MACHINE} with its advantages`);
  const slugs: string[] = [];
  for (let count = 1; count <= from.productAdvantageList.length; count++) {
    const slug = `bench-short-${count}`;
    await payload.create({
      collection: 'products',
      data: {
        _status: 'published',
        slug,
        title: `${from.productKind} Kurzfassung ${count}`,
        productKind: from.productKind,
        productTypeName: `B ${count}`,
        productSubline: from.productSubline,
        keyFigures: typedKeyFigures(from),
        productCategoryList: from.productCategoryList,
        productImage: from.productImage,
        previewImage: from.previewImage,
        productAdvantageList: from.productAdvantageList.slice(0, count),
        technicalDataTable: typedTable(from, docs),
        faqList: from.faqList,
      },
    });
    slugs.push(slug);
  }
  await payload.destroy();
  return slugs;
}
