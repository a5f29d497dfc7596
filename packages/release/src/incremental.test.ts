import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { expectSoundRelease } from './fixture/release-checks.ts';
import { publishAll, publishChanges } from './publish.ts';

const EDITS = 60;
const SLOTS = 5;

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

type Edit = {
  what:
    | 'title'
    | 'figure'
    | 'slug'
    | 'relate'
    | 'hide'
    | 'draft'
    | 'delete'
    | 'menu'
    | 'advantage'
    | 'category'
    | 'focus'
    | 'publish';
  a: number;
  b: number;
};
const edit: fc.Arbitrary<Edit> = fc.record({
  what: fc.constantFrom(
    'title',
    'figure',
    'slug',
    'relate',
    'hide',
    'draft',
    'delete',
    'menu',
    'advantage',
    'category',
    'focus',
    'publish',
  ),
  a: fc.nat(SLOTS - 1),
  b: fc.nat(SLOTS - 1),
});

/** Products, advantages and menu items in slots; an edit acts on what its slots hold, or fills them. */
function createEditor({ payload, add }: Catalogue) {
  const products = new Map<number, string>();
  const advantages: string[] = [];
  let count = 0;
  const save = (id: string, data: object) =>
    payload.update({ collection: 'products', id, data: { ...data, _status: 'published' } });

  return async ({ what, a, b }: Edit): Promise<void> => {
    let id = products.get(a);
    if (!id) {
      id = (await add.product(`p-${++count}`)).id;
      products.set(a, id);
    }
    const other = products.get(b);
    const advantage = advantages[b];
    switch (what) {
      case 'title':
        return void (await save(id, { title: `Titel ${++count}` }));
      case 'figure':
        return void (await save(id, { keyFigures: [{ label: 'Leistung', value: `${++count} kg/h` }] }));
      case 'slug':
        return void (await save(id, { slug: `p-${++count}` }));
      case 'relate':
        return void (await save(id, {
          productRelatedContentList: other && other !== id ? [{ relationTo: 'products', value: other }] : [],
          productAdvantageList: advantage ? [advantage] : [],
        }));
      case 'hide':
        return void (await payload.update({ collection: 'products', id, data: { _status: 'draft' } }));
      case 'draft':
        return void (await payload.update({
          collection: 'products',
          id,
          draft: true,
          data: { title: `Entwurf ${++count}`, _status: 'draft' },
        }));
      case 'publish':
        return void (await save(id, {}));
      case 'delete':
        products.delete(a);
        return void (await payload.delete({ collection: 'products', id }));
      case 'menu':
        return void (await add.menuItem(`Menü ${++count}`, id));
      case 'advantage': {
        if (!advantage) return void advantages.push((await add.advantage(`Vorteil ${++count}`)).id);
        const status = a % 2 === 0 ? 'draft' : 'published';
        return void (await payload.update({
          collection: 'advantages',
          id: advantage,
          data: { title: `Vorteil ${++count}`, _status: status },
        }));
      }
      case 'category': {
        const { docs } = await payload.find({ collection: 'product-categories', limit: 1 });
        if (docs[0])
          await payload.update({ collection: 'product-categories', id: docs[0].id, data: { title: `Wölfe ${++count}` } });
        return;
      }
      case 'focus': {
        const { docs } = await payload.find({ collection: 'images', limit: 1, sort: '-createdAt' });
        if (docs[0]) await payload.update({ collection: 'images', id: docs[0].id, data: { focalX: (a * 20) % 100, focalY: 50 } });
        return;
      }
    }
  };
}

it(`after any edits the release is byte for byte the one built from scratch (${EDITS} edits)`, async () => {
  const act = createEditor(catalogue);
  await publishChanges(catalogue.context);
  const [edits = []] = fc.sample(fc.array(edit, { minLength: EDITS, maxLength: EDITS, size: 'max' }), {
    numRuns: 1,
    seed: Number(process.env.VITRINE_TEST_SEED ?? Date.now()),
  });
  const told: string[] = [];
  for (const [index, step] of edits.entries()) {
    told.push(`${step.what} ${step.a} ${step.b}`);
    await act(step);
    // Several edits are one release now and then.
    if (step.b % 2 === 1) continue;
    expect((await publishChanges(catalogue.context)).failed, told.join('; ')).toEqual([]);
    if (index % 4 !== 0) continue;
    const { changed, removed, failed } = await publishAll(catalogue.context);
    expect({ changed, removed, failed }, told.join('; ')).toEqual({ changed: [], removed: [], failed: [] });
  }
  await publishChanges(catalogue.context);
  const { changed, removed } = await publishAll(catalogue.context);
  expect({ changed, removed }, told.join('; ')).toEqual({ changed: [], removed: [] });
  await expectSoundRelease(catalogue.pool, catalogue.files);
}, 300_000);
