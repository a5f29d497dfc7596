import { type AddedDocument, offer } from '@vitrine/contract/documents.ts';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { user } from '@vitrine/contract/users.ts';
import { findMany, findOne } from '../api/find.ts';
import { loadOneRelease } from '../api/one-release.ts';
import { type PageCounts, pageCountsQuery } from '../api/page-counts.ts';
import { queryClient } from '../api/query-client.ts';
import type { Customer } from './cover-sheet.tsx';
import type { Chapter } from './print-document.tsx';
import type { LoadPrintPages } from './print-pages.ts';

/** What is to be printed: a stored request, or the draft as it stands. */
export type PrintSource = { offerId: string } | { pages: AddedDocument[]; recipient: Customer | undefined; createdAt: Date };

export interface PrintRun {
  recipient: Customer | undefined;
  createdAt: Date;
  meta: Model<typeof pdfMeta>;
  pageCounts: PageCounts;
  sender: Model<typeof user>;
  chapters: Chapter[];
}

async function loadOffer(offerId: string) {
  const { requestBody, createdAt } = await queryClient.fetchQuery(findOne(offer, `offer/${offerId}`));
  return { pages: requestBody.pages, recipient: requestBody.meta.customer, createdAt: new Date(createdAt) };
}

/** Everything side by side; only the pages wait for the request that names them. */
async function loadRecords(source: PrintSource, load: LoadPrintPages) {
  const request = 'offerId' in source ? loadOffer(source.offerId) : Promise.resolve(source);
  const loadChapters = async () => {
    const { pages } = await request;
    return Promise.all(pages.map(async (page) => ({ page, print: await load(page.urlPath, { cached: false }) })));
  };
  const [{ recipient, createdAt }, chapters, meta, { pageCounts }, sender, navigation] = await Promise.all([
    request,
    loadChapters(),
    queryClient.fetchQuery(findOne(pdfMeta, 'pdf-meta/_all')),
    queryClient.fetchQuery(pageCountsQuery()),
    queryClient.fetchQuery(findOne(user, 'user/current')),
    queryClient.fetchQuery(findMany(navigationItem, 'navigation/_all')),
  ]);
  return { recipient, createdAt, chapters, meta, pageCounts, sender, navigation };
}

/**
 * Loads everything of a print run, all of it from one release. Titles and kinds are the navigation's, in the language of
 * the print. Throws ApiFailure, UnprintablePageError, DocumentMismatchError or MixedReleasesError.
 */
export async function loadPrintRun(source: PrintSource, load: LoadPrintPages): Promise<PrintRun> {
  const { chapters, navigation, ...run } = await loadOneRelease(
    queryClient,
    () => loadRecords(source, load),
    (loaded) => [
      loaded.meta,
      loaded.navigation,
      ...loaded.chapters.flatMap(({ print: { record, others = [] } }) => [record, ...others]),
    ],
  );
  const known = chapters.flatMap(({ page, print }) => (print.sheets ? [[page.urlPath, print.sheets] as const] : []));
  return {
    ...run,
    pageCounts: { ...Object.fromEntries(known), ...run.pageCounts },
    chapters: chapters.map(({ page, print }) => {
      const item = navigation.find((i) => i.link === page.urlPath && i.pdfName !== null);
      return {
        path: page.urlPath,
        title: item?.pdfName ?? print.contents?.title ?? page.tableOfContentsTitle,
        kind: item?.pdfKind ?? print.contents?.kind ?? null,
        print,
      };
    }),
  };
}
