import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents as german } from '../apps/web/src/i18n/de/documents.ts';
import { documents as english } from '../apps/web/src/i18n/en/documents.ts';
import { ALL_TEXTS } from '../demo/src/all-texts.ts';
import { germanFieldTexts } from '../packages/contract/src/validation-texts/fields-de.ts';
import { englishFieldTexts } from '../packages/contract/src/validation-texts/fields-en.ts';

/** Rows of docs/glossary.md: what is said instead of which words, in one language. */
function rules(language: 'de' | 'en') {
  const [said, never] = language === 'de' ? [1, 4] : [2, 5];
  const rows = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| German'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap((cells) =>
    (cells[never] ?? '')
      .split(', ')
      .filter(Boolean)
      .map((word) => ({ word, instead: cells[said] ?? '' })),
  );
}

function flatTexts(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'object' && value ? flatTexts(value) : [String(value)],
  );
}

/** What the app itself says, in one language. */
async function textsOfApp(language: 'de' | 'en'): Promise<string[]> {
  const folder = new URL(`../apps/web/src/i18n/${language}/`, import.meta.url);
  const files: object[] = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)));
  return files.flatMap(flatTexts);
}

test.each(['de', 'en'] as const)('texts in %s use the words of the glossary', async (language) => {
  const texts = [...ALL_TEXTS.map(({ text }) => text[language]), ...(await textsOfApp(language))].map((text) =>
    text.replaceAll('\u00ad', ''),
  );
  const found = rules(language).flatMap(({ word, instead }) => {
    const whole = new RegExp(`(?<![\\p{L}-])${word}`, 'iu');
    return texts.filter((text) => whole.test(text)).map((text) => `${word} -> ${instead}: ${text}`);
  });
  expect(rules(language).length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

test('texts about a document count chapters and printed pages, never pages', () => {
  // "Noch keine Seiten", "No pages": those of the catalogue, which one may choose.
  const counted = /(?:\d|\}\}|viele|many|weniger|fewer) (?:Seiten?|pages?)(?!\p{L})/u;
  const texts = flatTexts([german, english, germanFieldTexts, englishFieldTexts]);
  expect(texts).toContain('{{count}} Druckseiten');
  expect(texts.filter((text) => counted.test(text))).toEqual([]);
});

test('no text speaks of a type as if it were masculine', () => {
  const masculine = /(?<!\p{L})(den|dem|zum|vom|beim|im|am|einen|einem)[ \u00a0](W|WW|WWR|WWB|K|WM|M|E|GS)[ \u00a0]\d{3}/iu;
  expect(ALL_TEXTS.filter(({ text }) => masculine.test(text.de)).map(({ text }) => text.de)).toEqual([]);
});

test('no English text calls a bowl cutter a cutter alone, which a frozen block cutter is too', async () => {
  const alone = /(?<!(?:bowl|block)[ \u00a0]|[\p{L}-])cutters?(?![\p{L}])/iu;
  const texts = [...ALL_TEXTS.map(({ text }) => text.en), ...(await textsOfApp('en'))];
  expect(texts.map((text) => text.replaceAll('\u00ad', '')).filter((text) => alone.test(text))).toEqual([]);
});
