import type { SearchEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { plainText } from '@vitrine/search/fold.ts';
import { type EntryTexts, termsOf } from '@vitrine/search/terms.ts';
import { createTypesetter } from '../typography/typesetter.ts';
import { SEARCH_TERMS } from './search-terms.ts';

/** What one document of a release gives to the search of its language. */
export interface SearchPart {
  entries: SearchEntry[];
  /** What the menu calls pages, by their routes. */
  names?: Record<string, string>;
  /** Route of the page that shows the offices, if the document is it. */
  locationPage?: string;
  synonyms?: string[][];
}

type Described = Pick<SearchEntry, 'id' | 'kind' | 'link'> &
  Partial<Pick<SearchEntry, 'line' | 'label' | 'image' | 'imageOffline' | 'file' | 'duration'>> & {
    title: string;
    texts: Partial<EntryTexts>;
  };

const LINE_MAX = 160;

/** As it is shown: a figure stays with its unit, and a type name is not parted. */
const shownText = (site: Language, text: string) => createTypesetter(site).name(plainText(text));

/** Cut between words: a line of a list, not the text itself. A figure stays with its unit also where it is cut. */
function lineOf(site: Language, text: string | null | undefined): string | null {
  const plain = shownText(site, text ?? '');
  if (plain.length <= LINE_MAX) return plain || null;
  const end = plain.lastIndexOf(' ', LINE_MAX);
  return `${plain.slice(0, end > 0 ? end : LINE_MAX)} …`;
}

/** An entry with its terms. The title is among them; `texts` are what it is found by besides. */
export function describe(site: Language, described: Described): SearchEntry {
  const { id, kind, link, title, line, label, image, imageOffline, file, duration, texts } = described;
  return {
    id,
    kind,
    title: shownText(site, title),
    line: lineOf(site, line),
    label: label ?? null,
    link,
    image: image ?? null,
    ...(imageOffline && { imageOffline }),
    file: file ?? null,
    ...(duration !== undefined && { duration }),
    terms: termsOf(
      { names: texts.names ?? [], title: [title, ...(texts.title ?? [])], kind: texts.kind ?? [], text: texts.text ?? [] },
      SEARCH_TERMS[site],
    ),
  };
}
