import { documentAt } from '@vitrine/contract/page-paths.ts';
import { recordAt } from '../api/find.ts';
import { firstPicture } from '../api/first-pictures.ts';
import { queryClient } from '../api/query-client.ts';
import type { router as appRouter } from '../router.ts';

/** Who saves data gets a page when they go there. */
const savesData = (): boolean =>
  'connection' in globalThis.navigator &&
  typeof globalThis.navigator.connection === 'object' &&
  globalThis.navigator.connection !== null &&
  'saveData' in globalThis.navigator.connection &&
  globalThis.navigator.connection.saveData === true;

/** Pictures that are on their way, so that nothing lets go of them before they are in the cache; each is asked for once. */
const asked = new Map<string, HTMLImageElement>();

function preloadPicture(path: string): void {
  const document = documentAt(path);
  const record = document && recordAt(queryClient, document);
  const link = record ? firstPicture(record, (media) => matchMedia(media).matches) : null;
  if (!link?.href || asked.has(link.href)) return;
  const image = new Image();
  image.fetchPriority = 'low';
  image.sizes = link.imagesizes ?? '';
  image.srcset = link.imagesrcset ?? '';
  image.src = link.href;
  asked.set(link.href, image);
}

/** Brings code, document and first picture of a page that somebody points at. */
export async function preloadPage(router: typeof appRouter, href: string): Promise<void> {
  if (savesData()) return;
  await router.preloadRoute({ to: href });
  preloadPicture(href.replace(/[?#].*$/s, ''));
}
