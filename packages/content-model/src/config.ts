import { resolve } from 'node:path';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { DESK_PATH } from '@vitrine/accounts/desk/desk-contract.ts';
import { DEFAULT_LANGUAGE } from '@vitrine/contract/sites.ts';
import { freeSpace } from '@vitrine/server/free-space.ts';
import { createForeignLog } from '@vitrine/server/log.ts';
import { buildConfig, type Endpoint, type SanitizedConfig } from 'payload';
import { logRefusedAccess } from './access/log-refusal.ts';
import { contentCollections, contentGlobals } from './collections.ts';
import { contentDatabase } from './database.ts';
import { machineDuplicateEndpoints } from './duplicates/endpoints.ts';
import { noEmail } from './email.ts';
import type { ContentEnvironment } from './environment.ts';
import { errorGroupEndpoints } from './errors/endpoints.ts';
import { ERROR_GROUPS_PATH } from './errors/error-groups-contract.ts';
import { explainFullDisk } from './hooks/explain-full-disk.ts';
import { explainLostReference } from './hooks/explain-lost-reference.ts';
import { keepErrorData } from './hooks/keep-error-data.ts';
import { reportFailures } from './hooks/report-failures.ts';
import { payloadEnglish } from './payload-translations/english.ts';
import { payloadGerman } from './payload-translations/german.ts';
import { publicationStatusEndpoints } from './publication-status/endpoints.ts';
import { DEPTH_MAX } from './requests/bounds.ts';
import { guardEndpoints } from './requests/guard-endpoints.ts';
import { searchMissEndpoints } from './searches/endpoints.ts';
import { SEARCH_MISSES_PATH } from './searches/misses-contract.ts';
import { MISSING_TRANSLATIONS_PATH } from './translations/missing-translations-path.ts';
import { quickSharp } from './uploads/quick-sharp.ts';
import { FILE_MAX } from './uploads/upload-size.ts';

/** A request with the largest file and its form; without a word for it Payload takes 50 MB. */
const MAX_REQUEST_BYTES = FILE_MAX + 4 * 1024 * 1024;
/** Letters of the ending of a file name. */
const EXTENSION_MAX = 5;

/** Goes before Payload's own, which draws a picture of any text for anybody, with a font of a foreign host. */
const noPreviewPicture: Endpoint = {
  path: '/og',
  method: 'get',
  handler: () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }),
};

/** Where the commands of this package write what they generate. */
export interface GeneratedPaths {
  migrationDir: string;
  typesFile: string;
  importMapFile: string;
  importMapBase: string;
}

/** Own origin only; in development `localhost` and `127.0.0.1` are the same instance. */
function ownOrigins(environment: ContentEnvironment): string[] {
  const own = new URL(environment.publicUrl).origin;
  if (environment.mode === 'production') return [own];
  return [...new Set([own, `http://localhost:${environment.port}`, `http://127.0.0.1:${environment.port}`])];
}

/**
 * Payload's configuration: the content model, who may do what, and the admin. Used by the CMS and, through
 * openContent, by every other process.
 */
export async function createContentConfig(environment: ContentEnvironment, generated?: GeneratedPaths): Promise<SanitizedConfig> {
  const origins = ownOrigins(environment);
  const config = await buildConfig({
    secret: environment.secret,
    custom: { previousSecret: environment.previousSecret },
    logger: createForeignLog('content', environment.logLevel, 'Payload'),
    telemetry: false,
    db: contentDatabase(environment, generated?.migrationDir),
    email: noEmail,
    sharp: quickSharp,
    collections: contentCollections(environment),
    globals: contentGlobals(environment),
    hooks: {
      afterError: [
        keepErrorData,
        explainLostReference,
        explainFullDisk(() => freeSpace(environment.dataDir)),
        logRefusedAccess,
        reportFailures(environment),
      ],
    },
    // Logged by logRefusedAccess, with who it was.
    loggingLevels: { Forbidden: false },
    localization: {
      locales: [
        { code: 'de', label: { de: 'Deutsch', en: 'German' } },
        { code: 'en', label: { de: 'Englisch', en: 'English' } },
      ],
      defaultLocale: DEFAULT_LANGUAGE,
      fallback: true,
    },
    i18n: { supportedLanguages: { de, en }, fallbackLanguage: 'de', translations: { de: payloadGerman, en: payloadEnglish } },
    routes: { admin: '/admin', api: '/cms-api' },
    csrf: origins,
    cors: origins,
    endpoints: [
      ...publicationStatusEndpoints,
      ...searchMissEndpoints,
      ...errorGroupEndpoints,
      ...machineDuplicateEndpoints,
      noPreviewPicture,
    ],
    graphQL: { disable: true },
    maxDepth: DEPTH_MAX,
    // Without its own word for it the cleaning of names takes the dot away too: hero.webp would be herowebp.
    upload: {
      limits: { fileSize: FILE_MAX },
      requestSizeLimit: MAX_REQUEST_BYTES,
      abortOnLimit: true,
      safeFileNames: true,
      preserveExtension: EXTENSION_MAX,
    },
    typescript: { autoGenerate: false, ...(generated && { outputFile: generated.typesFile }) },
    admin: {
      user: 'staff',
      theme: 'light',
      // The other choice asks gravatar.com, with a hash of the address of the member who is logged in.
      avatar: 'default',
      dateFormat: 'dd.MM.yyyy HH:mm',
      meta: {
        titleSuffix: ' · Vitrine',
        defaultOGImageType: 'off',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      components: {
        providers: ['/admin/uploads/own-toasts.tsx#OwnToasts'],
        graphics: {
          Logo: '/admin/logo.tsx#Logo',
          Icon: '/admin/logo.tsx#Icon',
        },
        beforeDashboard: [
          '/admin/unpublished/unpublished-notice.tsx#UnpublishedNotice',
          '/admin/desk/desk-notice.tsx#DeskNotice',
        ],
        afterNavLinks: [
          '/admin/desk/desk-link.tsx#DeskLink',
          '/admin/missing-translations/missing-translations-link.tsx#MissingTranslationsLink',
          '/admin/searches/search-misses-link.tsx#SearchMissesLink',
          '/admin/errors/error-groups-link.tsx#ErrorGroupsLink',
        ],
        views: {
          login: { path: '/login', Component: '/admin/staff/log-in-view.tsx#LogInView' },
          forgot: { path: '/forgot', Component: '/admin/staff/forgot-view.tsx#ForgotView' },
          reset: { path: '/reset', Component: '/admin/staff/reset-view.tsx#ResetView' },
          desk: { path: DESK_PATH, Component: '/admin/desk/desk-view.tsx#DeskView' },
          missingTranslations: {
            path: MISSING_TRANSLATIONS_PATH,
            Component: '/admin/missing-translations/missing-translations.tsx#MissingTranslations',
          },
          searchMisses: {
            path: SEARCH_MISSES_PATH,
            Component: '/admin/searches/search-misses-view.tsx#SearchMissesView',
          },
          errors: {
            path: ERROR_GROUPS_PATH,
            Component: '/admin/errors/error-groups-view.tsx#ErrorGroupsView',
          },
        },
      },
      importMap: {
        autoGenerate: false,
        ...(generated && { baseDir: resolve(generated.importMapBase), importMapFile: generated.importMapFile }),
      },
    },
  });
  return guardEndpoints(config);
}
