import type { CollectionSlug } from 'payload';
import { keysOf } from '../keys-of.ts';
import { TURNTABLES } from '../media.ts';
import { PRODUCTS } from '../products/all.ts';
import { relateApplications, seedApplications } from './applications.ts';
import { relateCaseStudies, seedCaseStudies } from './case-studies.ts';
import { seedContentPages } from './content-pages.ts';
import { seedLines } from './lines.ts';
import { seedLocations } from './locations.ts';
import { pictureFolders, seedPictures, seedRotations, seedTurntable, seedVideos } from './media.ts';
import { seedMediaLibrary } from './media-library.ts';
import { seedNotifications } from './notifications.ts';
import { seedOverviews } from './overviews.ts';
import { seedPages } from './pages.ts';
import { relateProduct, seedProduct } from './products.ts';
import { seedSearch } from './search.ts';
import type { SeedRun } from './seed-run.ts';
import { seedCategories } from './shared.ts';
import { seedSites } from './sites.ts';

/** A part of the seed that is there as a whole or not at all. */
export interface Step {
  name: string;
  /** A record that only this step writes: when it is there, the step is done. */
  proof: { collection: CollectionSlug; key: string };
  work: (run: SeedRun) => Promise<unknown>;
}

const step = (name: string, collection: CollectionSlug, key: string, work: Step['work']): Step => ({
  name,
  proof: { collection, key },
  work,
});

/** The last record of all: when it is there, so is the whole demo. */
export const LAST: Step['proof'] = { collection: 'sites', key: 'de' };

/** Machines, lines, applications and reports refer to each other in circles. */
async function relateAll(run: SeedRun): Promise<void> {
  for (const product of PRODUCTS) await relateProduct(run, product);
  await relateApplications(run);
  await relateCaseStudies(run);
}

/** Everything the demo consists of: groups in the order in which one needs the other; the steps of a group need nothing of each other. */
export const steps = (): Step[][] => [
  [step('categories', 'product-categories', 'grinders', seedCategories)],
  [
    ...[...pictureFolders()].map(([folder, keys]) =>
      step(`pictures ${folder}`, 'images', keys[0] ?? folder, (run) => seedPictures(run, keys)),
    ),
    ...keysOf(TURNTABLES).map((key) => step(`turntable ${key}`, 'three-d-renderings', key, (run) => seedTurntable(run, key))),
    step('rotator views', 'webrotate-360', 'k-330/rotate-closed', seedRotations),
  ],
  [step('videos', 'videos', 'films/k-550', seedVideos)],
  [
    step('applications', 'applications', 'rohwurst', seedApplications),
    step('case studies', 'case-studies', 'fleischwerk-niederaue', seedCaseStudies),
    step('locations', 'locations', 'koeln', seedLocations),
    step('synonyms of the search', 'search-synonyms', 'de Kutter', seedSearch),
    step('media library', 'media-filter-categories', 'machines', seedMediaLibrary),
  ],
  PRODUCTS.map((product) => step(product.machine, 'products', product.slug, (run) => seedProduct(run, product))),
  [step('lines', 'product-lines', 'rohwurstlinie', seedLines)],
  [step('content pages', 'content-pages', 'ueber-uns', seedContentPages)],
  [
    step('overviews', 'product-overviews', 'grinders', async (run) => {
      await relateAll(run);
      await seedOverviews(run);
    }),
  ],
  // After the machines were related: both lock machines, each in an order of its own.
  [step('notifications', 'notifications', 'wm-600-vakuum', seedNotifications)],
  [
    step('menu and pages', LAST.collection, LAST.key, async (run) => {
      await seedPages(run);
      await seedSites(run);
    }),
  ],
];
