import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { pageEdits } from './fixture/edits/page-edits.ts';
import { productEdits } from './fixture/edits/product-edits.ts';
import { createSlots } from './fixture/edits/slots.ts';
import { worldEdits } from './fixture/edits/world-edits.ts';
import { expectSoundRelease } from './fixture/release-checks.ts';
import { publishAll, publishChanges } from './publish.ts';

/** A run of the suite takes a sample of the edits; VITRINE_TEST_EDITS=1000 takes as many as there should be (docs/develop.md). */
const EDITS = Number(process.env.VITRINE_TEST_EDITS ?? 20);
const SLOTS = 5;
/** Edits after which the release is compared with one from scratch: each comparison costs by the whole catalogue. */
const COMPARED_EVERY = 20;

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

it(
  `after any edits the release is byte for byte the one built from scratch (${EDITS} edits)`,
  async () => {
    const slots = createSlots();
    const edits = Object.entries({
      ...productEdits(catalogue, slots),
      ...pageEdits(catalogue, slots),
      ...worldEdits(catalogue, slots),
    });
    const step = fc.record({ edit: fc.constantFrom(...edits), a: fc.nat(SLOTS - 1), b: fc.nat(SLOTS - 1) });
    await publishChanges(catalogue.context);
    const [steps = []] = fc.sample(fc.array(step, { minLength: EDITS, maxLength: EDITS, size: 'max' }), {
      numRuns: 1,
      seed: Number(process.env.VITRINE_TEST_SEED ?? Date.now()),
    });
    const told: string[] = [];
    for (const [
      index,
      {
        edit: [name, act],
        a,
        b,
      },
    ] of steps.entries()) {
      told.push(`${name} ${a} ${b}`);
      await act(a, b);
      const isCompared = index % COMPARED_EVERY === 0;
      // Several edits are one release now and then.
      if (b % 2 === 1 && !isCompared) continue;
      expect((await publishChanges(catalogue.context)).failed, told.join('; ')).toEqual([]);
      if (!isCompared) continue;
      const { changed, removed, failed } = await publishAll(catalogue.context);
      expect({ changed, removed, failed }, told.join('; ')).toEqual({ changed: [], removed: [], failed: [] });
      await expectSoundRelease(catalogue.pool, catalogue.files);
    }
    await publishChanges(catalogue.context);
    const { changed, removed } = await publishAll(catalogue.context);
    expect({ changed, removed }, told.join('; ')).toEqual({ changed: [], removed: [] });
    await expectSoundRelease(catalogue.pool, catalogue.files);
  },
  300_000 + EDITS * 10_000,
);
