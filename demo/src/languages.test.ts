import { detect } from 'tinyld';
import { describe, expect, it } from 'vitest';
import { APPLICATIONS } from './applications/all.ts';
import { AUTOMATIONS } from './automations/all.ts';
import { CASE_STUDIES } from './case-studies/all.ts';
import { CONTENT_PAGES } from './content-pages/all.ts';
import { LINES } from './lines/all.ts';
import { FILMS, PICTURES, TURNTABLES } from './media.ts';
import { OVERVIEWS } from './overviews/all.ts';
import { frame, pdf } from './pages/frame.ts';
import { home } from './pages/home.ts';
import { landing } from './pages/landing.ts';
import { PRODUCTS } from './products/all.ts';
import { ROTATIONS } from './rotations.ts';
import { textsOf } from './texts-of.ts';

const texts = textsOf({
  PRODUCTS,
  APPLICATIONS,
  CASE_STUDIES,
  LINES,
  AUTOMATIONS,
  OVERVIEWS,
  CONTENT_PAGES,
  PICTURES,
  FILMS,
  TURNTABLES,
  rotations: [...ROTATIONS.values()],
  home,
  landing,
  frame,
  pdf,
});

/** Names of the fictional companies are German in both languages; machines' types and figures are no words. */
const NAMES =
  /Varnholt Maschinenbau|Varnholt|Fleischwerk Niederaue|Wurstmanufaktur Ellern|Hackwerk Sonnheim|Fleischwaren Küstenland|Wursthaus Ahlers|Kantinen Verbund Ostmark|Messerschmiedstraße|\b[A-Z]{1,3} \d{3,4}\b|\S+@\S+/g;
/** Detection needs a sentence: what is shorter is a heading of nouns that both languages share. */
const WORDS_MIN = 7;
const words = (text: string) => text.replace(NAMES, '').match(/\p{L}{2,}/gu) ?? [];

/** Units and signs (°C, CO₂, ×) are of no language. */
const languageOf = (text: string) => detect(words(text).join(' '), { only: ['de', 'en'] });

/** Words of one language only, for headings and labels that are too short to be detected. */
const GERMAN = /\b(der|die|das|und|mit|ohne|für|nicht|ein|eine|einem|einen|ist|sind|wird|auf|aus|bei|nach|von|zum|zur|je|bis)\b/i;
const ENGLISH = /\b(the|and|with|without|for|is|are|of|from|to|at|by|which|into)\b/i;

/** Lists of machines have no sentence: there the small words decide. */
const hasSmallWordsOf = {
  de: (text: string) => GERMAN.test(text) && !ENGLISH.test(text),
  en: (text: string) => ENGLISH.test(text) && !GERMAN.test(text),
};
const isOf = (text: string, language: 'de' | 'en') =>
  languageOf(text) === language || hasSmallWordsOf[language](text.replace(NAMES, ''));
/** Nouns side by side, which both languages write alike. */
const isList = (text: string) => !GERMAN.test(text) && !ENGLISH.test(text) && /^[^.!?]*(: |, )/.test(text);

describe.each(['de', 'en'] as const)('sentences in %s', (language) => {
  const sentences = texts.map(({ text }) => text[language]).filter((text) => words(text).length >= WORDS_MIN);
  it('are of that language', () => {
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((text) => !isOf(text, language) && !isList(text))).toEqual([]);
  });
});

describe('short texts', () => {
  it('hold no words of the other language', () => {
    const clean = texts.map(({ text }) => ({ de: text.de.replace(NAMES, ''), en: text.en.replace(NAMES, '') }));
    expect(clean.filter(({ en }) => GERMAN.test(en)).map(({ en }) => en)).toEqual([]);
    expect(clean.filter(({ de }) => ENGLISH.test(de)).map(({ de }) => de)).toEqual([]);
  });
});
