import { detect } from 'tinyld';

/** Names of the fictional companies are German in both languages; machines' types and figures are no words. */
const NAMES =
  /Varnholt Maschinenbau|Varnholt|Fleischwerk Niederaue|Wurstmanufaktur Ellern|Hackwerk Sonnheim|Fleischwaren Küstenland|Wursthaus Ahlers|Kantinen Verbund Ostmark|Messerschmiedstraße|\b[A-Z]{1,3}[ \u00a0]\d{3}\b|\S+@\S+/g;
/** Detection needs a sentence: what is shorter is a heading of nouns that both languages share. */
const WORDS_MIN = 7;

/** Words of one language only, for headings and labels that are too short to be detected. */
const WORDS = {
  de: /\b(der|die|das|und|mit|ohne|für|nicht|ein|eine|einem|einen|ist|sind|wird|auf|aus|bei|nach|von|zum|zur|je|bis)\b/i,
  en: /\b(the|and|with|without|for|is|are|of|from|to|at|by|which|into)\b/i,
};

/** A text as people read it: without soft hyphens and without names, which are of no language. */
const readable = (text: string) => text.replaceAll('\u00ad', '').replace(NAMES, '');
/** Units and signs (°C, CO₂, ×) are no words. */
const words = (text: string) => readable(text).match(/\p{L}{2,}/gu) ?? [];

/** True for a text that is long enough to say of what language it is. */
export const isSentence = (text: string): boolean => words(text).length >= WORDS_MIN;

/** The language of a sentence; an empty string when it cannot be told. */
export const languageOf = (text: string): string => detect(words(text).join(' '), { only: ['de', 'en'] });

/** True when a text holds a word that only the other language has. */
export const holdsOther = (language: 'de' | 'en', text: string): boolean =>
  WORDS[language === 'de' ? 'en' : 'de'].test(readable(text));
