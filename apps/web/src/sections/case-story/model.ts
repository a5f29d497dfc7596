import type { CaseStudyDetail } from '../resources.ts';

type Image = CaseStudyDetail['image'][number];

/** A part that is told: its small word, its headline and its words. */
export interface Chapter {
  id: string;
  label: string | null;
  headline: string | null;
  subline: string | null;
  paragraphs: string[];
}

/** A table of figures with the small word above it. */
export interface FactTable {
  id: string;
  label: string | null;
  rows: CaseStudyDetail['details'];
}

export interface CustomerQuote {
  id: string;
  quote: string;
  source: string | null;
  /** The picture of the same part. */
  image: Image | null;
}

/** A case study as its page sets it (look.md, "Case study"): the story with its figures beside it, what is said, and the pictures. */
export interface CaseStudyComposition {
  chapters: Chapter[];
  facts: FactTable[];
  quotes: CustomerQuote[];
  pictures: Image[];
}

const isFilled = (text: string | null): text is string => text !== null && text.trim() !== '';
const filled = (text: string | null) => (isFilled(text) ? text : null);
const paragraphs = (copy: string | null) =>
  (copy ?? '')
    .split(/\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/**
 * Sorts what the parts hold, each kind in the editors' order. The first picture of a part with a quote is beside the
 * quote, all others in the gallery, each once. A small word goes with the chapter of its part, else with its table.
 */
export function composeCaseStudy(details: readonly CaseStudyDetail[]): CaseStudyComposition {
  const composition: CaseStudyComposition = { chapters: [], facts: [], quotes: [], pictures: [] };
  const { chapters, facts, quotes, pictures } = composition;
  for (const { id, contentType, headline, subline, copy, quote, details: rows, image } of details) {
    const chapter = { id, headline: filled(headline), subline: filled(subline), paragraphs: paragraphs(copy) };
    const hasText = chapter.headline !== null || chapter.subline !== null || chapter.paragraphs.length > 0;
    const isQuoted = quote !== null && isFilled(quote.quote);
    if (hasText) chapters.push({ ...chapter, label: filled(contentType) });
    if (rows.length > 0) facts.push({ id, label: hasText ? null : filled(contentType), rows });
    if (isQuoted) quotes.push({ id, quote: quote.quote, source: filled(quote.source), image: image[0] ?? null });
    for (const picture of isQuoted ? image.slice(1) : image)
      if (!pictures.some((other) => other.id === picture.id)) pictures.push(picture);
  }
  return composition;
}
