import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { randomEdits, SEED } from './fixture/edits/random-edits.ts';
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

it(`after any edits the release is byte for byte the one built from scratch (${EDITS} edits, VITRINE_TEST_SEED=${SEED})`, {
  retry: 0,
  timeout: 300_000 + EDITS * 10_000,
}, async () => {
  await publishChanges(catalogue.context);
  const done: string[] = [];
  for (const [index, { name, act, b }] of randomEdits(catalogue, EDITS, SLOTS).entries()) {
    done.push(name);
    await act();
    const isCompared = index % COMPARED_EVERY === 0;
    // Several edits are one release now and then.
    if (b % 2 === 1 && !isCompared) continue;
    expect((await publishChanges(catalogue.context)).failed, done.join('; ')).toEqual([]);
    if (!isCompared) continue;
    const { changed, removed, failed } = await publishAll(catalogue.context);
    expect({ changed, removed, failed }, done.join('; ')).toEqual({ changed: [], removed: [], failed: [] });
    await expectSoundRelease(catalogue.pool, catalogue.files);
  }
  await publishChanges(catalogue.context);
  const { changed, removed } = await publishAll(catalogue.context);
  expect({ changed, removed }, done.join('; ')).toEqual({ changed: [], removed: [] });
  await expectSoundRelease(catalogue.pool, catalogue.files);
});
