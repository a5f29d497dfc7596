import { APPLICATIONS, type ApplicationKey } from '../applications/all.ts';
import type { Application } from '../applications/application.ts';
import { keysOf } from '../keys-of.ts';
import { pictureId } from './media.ts';
import { relatedReference } from './page-ref.ts';
import { recordId, rows } from './record-id.ts';
import type { SeedRun } from './seed-run.ts';
import { topicId } from './shared.ts';

export const applicationId = (key: ApplicationKey) => recordId('applications', key);

const seedApplication = (run: SeedRun, slug: ApplicationKey, application: Application) =>
  run.write('applications', slug, (words) => ({
    slug,
    categoryList: application.topics.map(topicId),
    title: words(application.title),
    subline: words(application.subline),
    productImage: pictureId(application.picture),
    detailFacts: rows(`applications/${slug}/facts`, application.facts, ({ text, icon }) => ({ bulletPoint: words(text), icon })),
    detailSlider: rows(`applications/${slug}/slides`, application.slides, ({ headline, points, picture }, index) => ({
      headline: words(headline),
      bulletPoints: rows(`applications/${slug}/slides/${index}`, points, (point) => ({ text: words(point) })),
      image: pictureId(picture),
    })),
    _status: 'published',
  }));

export async function seedApplications(run: SeedRun): Promise<void> {
  for (const slug of keysOf(APPLICATIONS)) await seedApplication(run, slug, APPLICATIONS[slug]);
}

/** Machines, lines and neighbours of the applications: after all of them are there. */
export async function relateApplications(run: SeedRun): Promise<void> {
  const keys = keysOf(APPLICATIONS);
  for (const [index, slug] of keys.entries()) {
    const { machines, lines }: Application = APPLICATIONS[slug];
    const next = [keys[(index + 1) % keys.length], keys[(index + 2) % keys.length]].filter((key) => key !== undefined);
    await run.refer('applications', slug, {
      productOrProductLineList: [
        ...machines.map((product) => ({ relationTo: 'products' as const, value: recordId('products', product) })),
        ...lines.map((line) => ({ relationTo: 'product-lines' as const, value: recordId('product-lines', line) })),
      ],
      relatedContentList: next.map((application) => relatedReference({ application })),
      _status: 'published',
    });
  }
}
