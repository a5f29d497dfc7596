import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf } from '../build/dependencies.ts';
import { type Catalogue, openCatalogue } from '../fixture/catalogue.ts';
import { type ContentSnapshot, openContent } from './content-snapshot.ts';
import { createRecordCache } from './record-cache.ts';

let catalogue: Catalogue;
let content: ContentSnapshot;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(async () => {
  await content.close();
  await catalogue.close();
});

test('fields that were read with others are not read again, and are the same', async () => {
  const grinderOutput = [{ state: 'fresh' as const, mmLs3: 700, mmLs20: 3100 }];
  const { id } = await catalogue.add.product('w-130', { productType: 'grinders', grinderOutput });
  content = await openContent(catalogue.payload);
  const reads: (readonly string[] | undefined)[] = [];
  const counted: ContentSnapshot = {
    ...content,
    records: (collection, site, ids, fields) => {
      reads.push(fields);
      return content.records(collection, site, ids, fields);
    },
  };
  const cache = createRecordCache(counted);
  const [row, tile] = [
    ['slug', 'productType', 'grinderOutput'],
    ['slug', 'productCategoryList', 'previewImage'],
  ];
  const all = [...new Set([...row, ...tile])];
  const together = await cache.get('products', 'en', id, all);
  for (const fields of [row, tile]) {
    expect(await cache.get('products', 'en', id, fields)).toBe(together);
    // Read by themselves they have the same digest, by which the next release sees what changed.
    const alone = await createRecordCache(content).get('products', 'en', id, fields);
    expect(digestOf(together, fields)).toBe(digestOf(alone, fields));
  }
  expect(reads).toEqual([all]);

  // The whole record, another language and another record are reads of their own.
  const whole = await cache.get('products', 'en', id);
  expect(digestOf(whole, all)).toBe(digestOf(together, all));
  await cache.get('products', 'de', id, row);
  await cache.get('products', 'en', randomUUID(), row);
  expect(reads).toEqual([all, undefined, row, row]);
});
