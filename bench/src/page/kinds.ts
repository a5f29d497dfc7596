import { CATALOGUE_PAGES, firstPdf } from '../../../e2e/journeys/every-route.ts';

/** A page of each kind of the catalogue and of the pages around it; a PDF as a page comes last. */
export async function onePageOfEachKind(origin: string, token: string): Promise<string[]> {
  const kinds = Map.groupBy(CATALOGUE_PAGES, (path) => path.split('/')[1] ?? '');
  const first = [...kinds.values()].flatMap(([path]) => path ?? []);
  return ['/', ...first, '/content-page/mediathek', '/content-page/standorte', await firstPdf(origin, token)];
}
