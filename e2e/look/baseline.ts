import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { differenceOf, toBaseline } from './compare.ts';

export const BASELINE = join(import.meta.dirname, 'baseline');
/** What differs, for the review page. */
export const REVIEW = join(import.meta.dirname, '../../test-results/look-review');
/** `npm run test:look -- --update` keeps what is seen as the new baseline. */
export const isUpdate = process.env.VITRINE_LOOK === 'update';

export const finding = z.object({ name: z.string(), pixels: z.number(), isNew: z.boolean() });
export type Finding = z.infer<typeof finding>;

async function write(path: string, content: Buffer | string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Holds a picture (any format), down to `tallest` px, against the baseline of that name ("390/product-ww-200"), or makes it that. */
export async function expectLook(name: string, picture: Buffer, tallest?: number): Promise<void> {
  const after = await toBaseline(picture, tallest);
  const path = join(BASELINE, `${name}.webp`);
  const before = await readFile(path).catch(() => null);
  const difference = before ? await differenceOf(before, after) : null;
  if (before && !difference) return;
  if (isUpdate) return write(path, after);
  const found: Finding = { name, pixels: difference?.pixels ?? 0, isNew: !before };
  const of = join(REVIEW, name);
  await write(`${of}.after.webp`, after);
  if (before) await write(`${of}.before.webp`, before);
  if (difference) await write(`${of}.difference.webp`, difference.picture);
  await write(`${of}.json`, JSON.stringify(found));
  expect.soft(before, `${name} has no baseline: npm run test:look -- --update`).not.toBeNull();
  expect.soft(found.pixels, `pixels of ${name} that differ (test-results/look-review/index.html)`).toBe(0);
}
