import type { WireResource } from '@vitrine/contract/json-api.ts';
import { pageAt, questionAnchor } from '@vitrine/contract/page-paths.ts';
import { SEARCH_LABELS, type SearchEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import * as z from 'zod/mini';
import { documentLink } from './document-link.ts';
import { includedOf, pictureOf, type ReadDocument, textAt, textsOfPage } from './read-document.ts';
import { describe } from './search-part.ts';

const download = z.object({
  fileName: z.string(),
  content: z.object({ storageUrl: z.string(), extension: z.string(), size: z.int() }),
});
/** What people call them, whatever their own names are. */
const KIND_WORDS = {
  file: { de: ['PDF', 'Unterlage', 'Dokument', 'Download'], en: ['PDF', 'document', 'download', 'file'] },
  question: { de: ['Frage'], en: ['question'] },
  /** Together they show all machines. */
  overview: { de: ['Maschinen', 'Übersicht'], en: ['machines', 'overview'] },
} as const satisfies Record<string, Record<Language, string[]>>;

const labelOf = (kind: string | undefined) => SEARCH_LABELS.find((label) => label === kind) ?? null;

/** A page of the catalogue that is no machine. */
export function pageEntry(site: Language, path: string, page: WireResource, document: ReadDocument): SearchEntry | null {
  const link = documentLink(path);
  const title = textAt(page, 'title') ?? textAt(page, 'headline');
  if (!link || !title) return null;
  const address = pageAt(link);
  return describe(site, {
    id: path,
    kind: 'page',
    title,
    line: textAt(page, 'subline') ?? textAt(page, 'introduction') ?? textAt(page, 'copy'),
    label: labelOf(address?.kind),
    link,
    ...pictureOf(page, document, 'image', 'productImage', 'previewImage', 'introImage'),
    texts: {
      title: [
        (address?.slug ?? '').replaceAll('-', ' '),
        ...(address?.kind === 'product-overview' ? KIND_WORDS.overview[site] : []),
      ],
      text: textsOfPage(page, document),
    },
  });
}

/** Files that a page offers. */
export const fileEntries = (site: Language, document: ReadDocument): SearchEntry[] =>
  includedOf(document, 'download').map(({ id, attributes }) => {
    const { fileName, content } = download.parse(attributes);
    return describe(site, {
      id: `download/${id}`,
      kind: 'document',
      title: fileName,
      link: content.storageUrl,
      file: { extension: content.extension, size: content.size },
      texts: { kind: KIND_WORDS.file[site] },
    });
  });

/** Questions that a page answers. */
export function questionEntries(site: Language, path: string, document: ReadDocument): SearchEntry[] {
  const link = documentLink(path);
  return includedOf(document, 'faq').flatMap((faq) => {
    const question = textAt(faq, 'question');
    const answer = textAt(faq, 'answer');
    if (!link || !question) return [];
    const texts = { kind: KIND_WORDS.question[site], text: answer ? [answer] : [] };
    const place = `${link}#${questionAnchor(faq.id)}`;
    return [describe(site, { id: `faq/${faq.id}`, kind: 'question', title: question, line: answer, link: place, texts })];
  });
}
