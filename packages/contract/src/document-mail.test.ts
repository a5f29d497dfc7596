import { expect, test } from 'vitest';
import { comparisonSlug } from './comparisons.ts';
import { documentMail, documentSubject, shortened } from './document-mail.ts';
import { routeOf } from './page-paths.ts';
import { beginsWithGreeting } from './salutation.ts';

const page = (tableOfContentsTitle: string) => ({ tableOfContentsTitle, urlPath: '/product/any' });
const comparison = (machines: string) => ({
  tableOfContentsTitle: machines,
  urlPath: routeOf({ kind: 'comparison', slug: comparisonSlug(['ww-160', 'ww-200']) }),
});

const mail = (message: string) =>
  documentMail({
    language: 'de',
    meta: {
      customer: { email: 'k@kunde.example', firstname: 'Karin', lastname: 'Petersen', company: 'Kunde GmbH', gender: 'female' },
      message,
    },
    pages: [page('Winkelwolf WW\u00a0200')],
    sender: { firstname: 'Jonas', lastname: 'Wieland', position: null, phone: null, email: 'j@maker.example' },
    company: 'Varnholt',
    maker: 'Varnholt',
    pageCount: null,
  });

test('the mail greets unless the typed message does', () => {
  expect(mail('anbei die Unterlagen.').salutation).toBe('Guten Tag Frau Petersen,');
  expect(mail('').salutation).toBe('Guten Tag Frau Petersen,');
  expect(mail('\nGuten Tag Frau Petersen,\n\nanbei die Unterlagen.').salutation).toBeNull();
});

test('a greeting is distinguished from a sentence that begins like one', () => {
  const greetings = ['Sehr geehrte Frau Petersen,', 'Hallo Karin!', 'Liebe Karin,', 'Dear Ms Petersen', 'Hi', 'Grüß Gott'];
  expect(greetings.filter((line) => !beginsWithGreeting(line))).toEqual([]);
  const sentences = ['Liebe Grüße', 'Hinweise zur Reinigung finden Sie', 'Deare', '', 'Anbei die Unterlagen.'];
  expect(sentences.filter(beginsWithGreeting)).toEqual([]);
});

test('the subject names the machines and the maker, not the company of the recipient', () => {
  expect(documentSubject('de', [page('Winkelwolf WW 200')], 'Varnholt')).toBe('Winkelwolf WW 200: Ihre Unterlagen von Varnholt');
  expect(documentSubject('de', ['W 130', 'W 160'].map(page), null)).toBe('W 130 und W 160: Ihre Unterlagen');
  expect(documentSubject('en', ['W 130', 'W 160', 'K 120', 'K 330'].map(page), 'Varnholt')).toBe(
    'W 130, W 160 and 2 more: your documents from Varnholt',
  );
  expect(mail('').subject).not.toContain('Kunde');
});

test('the subject counts comparisons, and names the machines of one alone', () => {
  const [first, second] = [comparison('Vergleich: WW 160, WW 200, WWB 300'), comparison('Vergleich: K 120, K 330')];
  const german = (...pages: Parameters<typeof documentSubject>[1]) => documentSubject('de', pages, null);
  expect(german(first)).toBe('Vergleich WW 160, WW 200, WWB 300: Ihre Unterlagen');
  expect(german(first, second)).toBe('2 Vergleiche: Ihre Unterlagen');
  expect(german(first, page('W 130'), second)).toBe('W 130 und 2 Vergleiche: Ihre Unterlagen');
  expect(german(page('W 130'), first)).toBe('W 130 und ein Vergleich: Ihre Unterlagen');
  expect(german(first, page('W 130'), page('W 160'), second)).toBe('W 130, W 160 und 2 weitere: Ihre Unterlagen');
  expect(documentSubject('en', [page('W 130'), first], 'Varnholt')).toBe('W 130 and a comparison: your documents from Varnholt');
  expect(documentSubject('en', [first, second], null)).toBe('2 comparisons: your documents');
});

test('long names are cut at a word', () => {
  expect(shortened('Fleischwerk', 30)).toBe('Fleischwerk');
  expect(shortened('Gesellschaft für den Bau von Fleischereimaschinen mbH & Co. KG', 30)).toBe('Gesellschaft für den Bau von…');
  expect(shortened('Gefrierfleischschneidemaschinenfabrik', 20)).toBe('Gefrierfleischschne…');
});
