import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Comparable, duplicateKeys, similarityOf } from './duplicates.ts';
import { soughtTokens, storedTokens } from './tokens.ts';

const LETTERS = 'abeinrsü ';
const words = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 0, maxLength: 14 });
const account: fc.Arbitrary<Comparable> = fc.record({
  firstname: words,
  lastname: words,
  company: fc.tuple(words, fc.constantFrom('', ' GmbH', ' Nord', ' & Söhne KG')).map((parts) => parts.join('')),
  email: fc.tuple(words, fc.constantFrom('gmx.de', 'werk.example', 'hof.example')).map(([name, domain]) => `${name}@${domain}`),
  phone: fc.option(fc.string({ unit: fc.constantFrom('0', '1', ' '), maxLength: 12 })),
});
/** Somewhere a letter more, less or another one, or a word more behind. */
const slip = fc.record({
  at: fc.nat(30),
  kind: fc.constantFrom('none', 'other', 'more', 'less', 'word'),
  letter: fc.constantFrom(...LETTERS),
});
function slipped(text: string, { at, kind, letter }: { at: number; kind: string; letter: string }): string {
  const place = Math.min(at, text.length);
  const [head, tail] = [text.slice(0, place), text.slice(place)];
  switch (kind) {
    case 'other':
      return head + letter + tail.slice(1);
    case 'more':
      return head + letter + tail;
    case 'less':
      return head + tail.slice(1);
    case 'word':
      return `${text} ${letter}${letter}`;
    default:
      return text;
  }
}

test('whatever is alike has a token in common', () => {
  fc.assert(
    fc.property(account, account, slip, slip, fc.boolean(), (one, other, ofName, ofCompany, isRelated) => {
      const near = isRelated
        ? {
            ...other,
            lastname: slipped(one.lastname, ofName),
            firstname: one.firstname,
            company: slipped(one.company, ofCompany),
          }
        : other;
      const [a, b] = [duplicateKeys(one), duplicateKeys(near)];
      if (similarityOf(a, b).length === 0) return;
      for (const [seeker, found] of [
        [a, b],
        [b, a],
      ] as const) {
        const stored = new Set(storedTokens(found));
        expect(soughtTokens(seeker).some((token) => stored.has(token))).toBe(true);
      }
    }),
    { numRuns: 20_000 },
  );
});

test('few tokens are shared by those who are not alike', () => {
  const keys = (lastname: string, company: string) =>
    duplicateKeys({ firstname: 'Ada', lastname, company, email: 'a@gmx.de', phone: null });
  const stored = new Set(storedTokens(keys('Müller', 'Fleischwerk Niederaue')));
  expect(soughtTokens(keys('Schneider', 'Fleischwerk Ahlers')).filter((token) => stored.has(token))).toEqual([]);
});
