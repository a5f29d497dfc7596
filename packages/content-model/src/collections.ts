import type { CollectionConfig, GlobalConfig } from 'payload';
import { accounts } from './collections/accounts.ts';
import { advantageCategories } from './collections/advantage-categories.ts';
import { advantages } from './collections/advantages.ts';
import { applications } from './collections/applications.ts';
import { caseStudies } from './collections/case-studies.ts';
import { categories } from './collections/categories.ts';
import { contentPages } from './collections/content-pages.ts';
import { countries } from './collections/countries.ts';
import { downloads } from './collections/downloads.ts';
import { faqs } from './collections/faqs.ts';
import { files } from './collections/files.ts';
import { forEditors } from './collections/for-editors.ts';
import { images } from './collections/images.ts';
import { locations } from './collections/locations.ts';
import { mediaFilterCategories } from './collections/media-filter-categories.ts';
import { mediaFilters } from './collections/media-filters.ts';
import { mediaItems } from './collections/media-items.ts';
import { navigation } from './collections/navigation.ts';
import { notifications } from './collections/notifications.ts';
import { optionCategories } from './collections/option-categories.ts';
import { options } from './collections/options.ts';
import { productCategories } from './collections/product-categories.ts';
import { productLineAutomations } from './collections/product-line-automations.ts';
import { productLines } from './collections/product-lines.ts';
import { productOverviews } from './collections/product-overviews.ts';
import { products } from './collections/products.ts';
import { renderingFrames } from './collections/rendering-frames.ts';
import { searchSynonyms } from './collections/search-synonyms.ts';
import { sites } from './collections/sites.ts';
import { staff } from './collections/staff.ts';
import { threeDRenderings } from './collections/three-d-renderings.ts';
import { videoVersions } from './collections/video-versions.ts';
import { videos } from './collections/videos.ts';
import { webrotate360 } from './collections/webrotate-360.ts';
import type { ContentEnvironment } from './environment.ts';
import { homePage } from './globals/home-page.ts';
import { landingPage } from './globals/landing-page.ts';
import { navigationMeta } from './globals/navigation-meta.ts';
import { pdfMeta } from './globals/pdf-meta.ts';
import { privacyPolicy } from './globals/privacy-policy.ts';
import { keepGlobalTimes, keepTimes } from './hooks/keep-times.ts';
import { publishes, publishesGlobal } from './hooks/record-change.ts';
import { showsPublicationStatus } from './publication-status/publication-status-field.ts';
import { keepsReferred } from './references/keeps-referred.ts';
import { boundsList } from './requests/bounded-list.ts';
import { stopsReading } from './requests/reading-time.ts';
import { storedUpload } from './uploads/stored-upload.ts';

const allCollections = (environment: ContentEnvironment): CollectionConfig[] => [
  publishes(products),
  publishes(productCategories),
  publishes(productOverviews),
  publishes(productLines),
  publishes(productLineAutomations),
  publishes(advantages),
  publishes(advantageCategories),
  publishes(applications),
  publishes(caseStudies),
  publishes(categories),
  publishes(options),
  publishes(optionCategories),
  publishes(downloads),
  publishes(faqs),
  publishes(contentPages),
  publishes(locations),
  publishes(navigation),
  publishes(notifications),
  publishes(searchSynonyms),
  publishes(sites),
  publishes(mediaItems),
  publishes(mediaFilterCategories),
  publishes(mediaFilters),
  publishes(images),
  publishes(videos),
  publishes(videoVersions),
  publishes(threeDRenderings),
  publishes(renderingFrames),
  publishes(webrotate360),
  publishes(files),
  accounts,
  publishes(countries),
  staff(environment),
];

/** Editors need no API address, and see lists without turning pages. */
const DEFAULT_ADMIN = { hideAPIURL: true, pagination: { defaultLimit: 50, limits: [25, 50, 100] } };

/** Never in a release. */
const PEOPLE = new Set(['accounts', 'staff']);

/** Every collection, in the order of the admin's menu. A change to accounts or staff makes no release. */
export function contentCollections(environment: ContentEnvironment): CollectionConfig[] {
  const all = allCollections(environment);
  return forEditors(all, all)
    .map((collection) => (PEOPLE.has(collection.slug) ? collection : keepsReferred(showsPublicationStatus(collection))))
    .map(storedUpload(environment))
    .map((collection) => ({
      ...collection,
      // A file from another address is refused by the admin's Content-Security-Policy: nothing offers it.
      ...(typeof collection.upload === 'object' && { upload: { pasteURL: false as const, ...collection.upload } }),
      admin: { ...DEFAULT_ADMIN, ...collection.admin },
      hooks: {
        ...collection.hooks,
        beforeOperation: [stopsReading.collection, boundsList, ...(collection.hooks?.beforeOperation ?? [])],
        beforeChange: [keepTimes, ...(collection.hooks?.beforeChange ?? [])],
      },
    }));
}

export const contentGlobals = (environment: ContentEnvironment): GlobalConfig[] =>
  forEditors([homePage, landingPage, navigationMeta, pdfMeta, privacyPolicy], allCollections(environment)).map((global) =>
    publishesGlobal({
      ...showsPublicationStatus(global),
      admin: { hideAPIURL: true, ...global.admin },
      hooks: {
        ...global.hooks,
        beforeOperation: [stopsReading.global, ...(global.hooks?.beforeOperation ?? [])],
        beforeChange: [keepGlobalTimes, ...(global.hooks?.beforeChange ?? [])],
      },
    }),
  );
