import { APPLICATIONS, type ApplicationKey } from '../applications.ts';
import {
  ADVANTAGE_CATEGORIES,
  type AdvantageCategory,
  OPTION_CATEGORIES,
  type OptionCategory,
  PRODUCT_FAMILIES,
} from '../categories.ts';
import { pictureId } from './media.ts';
import { recordId } from './record-id.ts';
import type { SeedRun } from './seed-run.ts';

export const applicationId = (key: ApplicationKey) => recordId('applications', key);
export const advantageCategoryId = (key: AdvantageCategory) => recordId('advantage-categories', key);
export const optionCategoryId = (key: OptionCategory) => recordId('option-categories', key);

/** The words products are sorted by. */
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
}

export async function seedApplications(run: SeedRun): Promise<void> {
  for (const [slug, { title, subline, picture }] of Object.entries(APPLICATIONS)) {
    await run.write('applications', slug, (words) => ({
      slug,
      title: words(title),
      subline: words(subline),
      productImage: pictureId(picture),
      _status: 'published',
    }));
  }
}
