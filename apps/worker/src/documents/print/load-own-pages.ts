import { OWN_PAGES_ATTRIBUTE } from '@vitrine/contract/print.ts';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import type { OwnPages } from './own-pages.ts';
import { OriginUnreachableError, PicturesMissingError } from './print-errors.ts';

const kept = z.array(z.object({ url: z.string().startsWith('/assets/'), anchor: z.string(), pages: z.coerce.number().int() }));

/** The places that a printed page keeps for files, with the anchor each begins at. */
export const keptPlaces = async (page: Page) =>
  kept.parse(
    await page.evaluate(
      `Array.from(document.querySelectorAll('[${OWN_PAGES_ATTRIBUTE}]'), (element) => ({
        url: element.getAttribute('${OWN_PAGES_ATTRIBUTE}'), anchor: element.dataset.anchor, pages: element.dataset.pages }))`,
    ),
  );
export type KeptPlaces = z.infer<typeof kept>;

/** A file as the app serves it. One that is away may be made again after a restore, like a picture. */
async function load(origin: string, url: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(url, origin)).catch(() => {
    throw new OriginUnreachableError('the app does not answer');
  });
  if (answer.status >= 500) throw new OriginUnreachableError(`the app answers ${answer.status}`);
  if (!answer.ok) throw new PicturesMissingError(`a file answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The files of a document and where they go, by the page each anchor was printed on. */
export const loadOwnPages = (
  origin: string,
  places: KeptPlaces,
  destinations: ReadonlyMap<string, number>,
): Promise<OwnPages[]> =>
  Promise.all(
    places.map(async ({ url, anchor, pages }) => ({
      first: destinations.get(anchor) ?? 0,
      pages,
      bytes: await load(origin, url),
    })),
  );
