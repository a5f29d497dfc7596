import type { Fact } from '../case-studies/case-study.ts';
import {
  ADVANTAGE_CATEGORIES,
  type AdvantageCategory,
  OPTION_CATEGORIES,
  type OptionCategory,
  PRODUCT_FAMILIES,
} from '../categories.ts';
import { LINE_TOPICS, type LineTopic, TOPICS, type Topic } from '../topics.ts';
import { recordId, rows } from './record-id.ts';
import type { SeedRun, Words } from './seed-run.ts';

export const topicId = (key: Topic) => recordId('categories', key);
export const lineTopicId = (key: LineTopic) => recordId('categories', `lines/${key}`);
export const advantageCategoryId = (key: AdvantageCategory) => recordId('advantage-categories', key);
export const optionCategoryId = (key: OptionCategory) => recordId('option-categories', key);

/** Rows of a table of figures. */
export const factRows = (owner: string, facts: readonly Fact[], words: Words) =>
  rows(owner, facts, ({ label, value }) => ({ key: words(label), value: words(value) }));

/** The words that products, applications, case studies and automation pages are sorted by. */
export async function seedCategories(run: SeedRun): Promise<void> {
  for (const [key, title] of Object.entries(PRODUCT_FAMILIES)) {
    await run.write('product-categories', key, (words) => ({ title: words(title) }));
  }
  for (const [key, title] of Object.entries(ADVANTAGE_CATEGORIES)) {
    await run.write('advantage-categories', key, (words) => ({ title: words(title) }));
  }
  for (const [key, title] of Object.entries(OPTION_CATEGORIES)) {
    await run.write('option-categories', key, (words) => ({ title: words(title) }));
  }
  for (const [key, title] of Object.entries(TOPICS)) {
    await run.write('categories', key, (words) => ({ title: words(title), area: 'general' }));
  }
  for (const [key, title] of Object.entries(LINE_TOPICS)) {
    await run.write('categories', `lines/${key}`, (words) => ({ title: words(title), area: 'lines' }));
  }
}
