import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContent } from '@vitrine/content-model/payload.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { typedKeyFigures } from './typed-key-figures.ts';
import { typedTable } from './typed-table.ts';

const MACHINES = ['ww-200', 'k-330', 'wm-600'];
/** The longest tables of the demo go over one page with all of their groups. */
const GROUPS_OF_ONE_PAGE = 3;

/** The settings of an instance that `startInstance` started, as its own processes have them. */
export function environmentOf(instance: { dataDir: string; port: number }) {
  const port = readFileSync(join(instance.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(instance.dataDir, 'postgres-password'), 'utf8').trim();
  return readEnvironment({
    NODE_ENV: 'development',
    DATABASE_URL: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    VITRINE_DATA: instance.dataDir,
    PORT: String(instance.port),
    LOG_LEVEL: 'warn',
  });
}

/**
 * Publishes `count` variants of three machines, a grinder, a bowl cutter and a mixer-grinder, that print on two pages each:
 * the full-bleed first page and one of technical data. As in a range of sizes, variants share their machine's picture; with
 * a picture for every route of its own, pictures would be most of the bytes of any PDF. Answers their slugs.
 */
export async function publishSmallProducts(environment: ReturnType<typeof environmentOf>, count: number): Promise<string[]> {
  const payload = await openContent(environment);
  const { docs: catalogue } = await payload.find({ collection: 'products', depth: 0, sort: 'slug', pagination: false });
  const docs = catalogue.filter(({ slug }) => slug && MACHINES.includes(slug));
  const slugs: string[] = [];
  for (let i = 0; i < count; i++) {
    const from = docs[i % docs.length];
    if (!from || docs.length < MACHINES.length) throw new Error('the demo does not have the three machines');
    const table = typedTable(from, catalogue);
    const slug = `bench-${i + 1}`;
    await payload.create({
      collection: 'products',
      data: {
        _status: 'published',
        slug,
        title: `${from.productKind} Messlauf ${i + 1}`,
        productKind: from.productKind,
        productTypeName: `B ${i + 1}`,
        productSubline: from.productSubline,
        keyFigures: typedKeyFigures(from),
        productCategoryList: from.productCategoryList,
        productImage: from.productImage,
        previewImage: from.previewImage,
        technicalDataTable: { ...table, groups: table.groups.slice(0, GROUPS_OF_ONE_PAGE) },
      },
    });
    slugs.push(slug);
  }
  await payload.destroy();
  return slugs;
}
