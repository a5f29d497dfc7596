import { expect, it } from 'vitest';
import { PICTURES } from './media.ts';
import { PRODUCTS } from './products/all.ts';
import type { Text } from './text.ts';

/*
 * A picture shows what the text beside it names, so its alternative text, which says what can be seen, names it too. The title
 * of an option begins with the part that the option adds: its head counts. An advantage is a claim: any noun of its title or
 * copy counts. English does not mark nouns, so every word counts there that says more than a place or a number. A shared word is
 * no proof that the picture bears the claim out: never bend a sentence to hold one.
 */

/** The last letter of longer words may be an ending of case or plural. */
const stem = (word: string) => (word.length > 4 ? word.slice(0, -1) : word).toLowerCase();
const NUMBERS = /^(Zwei|Drei|Sechs|Acht)$/;
const nounsOf = (german: string) => (german.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).filter((word) => !NUMBERS.test(word));
/** "Zweiter Messerkopf mit Rüstwagen": Messerkopf */
const headOf = (german: string) => german.match(/^(?:\p{Lu}\p{L}* )*(\p{Lu}\p{L}*)/u)?.[1] ?? german;
const PLACES_AND_NUMBERS = /^(above|below|from|front|into|left|rear|right|side|towards|with|three|eight)$/i;
const wordsOf = (english: string) => (english.match(/\p{L}{4,}/gu) ?? []).filter((word) => !PLACES_AND_NUMBERS.test(word));
const isNamed = (words: readonly string[], alt: string) => words.some((word) => alt.toLowerCase().includes(stem(word)));

const shown = PRODUCTS.flatMap(({ slug, options, advantages }) => [
  ...options.flatMap(({ key, title, pictures }) =>
    pictures.map((picture) => ({
      text: `option ${slug}/${key}`,
      picture,
      german: [headOf(title.de)],
      english: wordsOf(title.en),
    })),
  ),
  ...advantages.map(({ key, title, copy, picture }) => ({
    text: `advantage ${slug}/${key}`,
    picture,
    german: nounsOf(`${title.de} ${copy.de}`),
    english: wordsOf(`${title.en} ${copy.en}`),
  })),
]);

it.each(shown)('the alternative text of $picture shares a word with $text', ({ picture, german, english }) => {
  const { alt }: { alt: Text } = PICTURES[picture];
  expect(isNamed(german, alt.de), `"${alt.de}" names none of: ${german.join(', ')}`).toBe(true);
  expect(isNamed(english, alt.en), `"${alt.en}" names none of: ${english.join(', ')}`).toBe(true);
});
