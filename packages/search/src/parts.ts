/**
 * How many parts of a search an entry has: as they were meant; by a part of a word that only texts mention (`beside` them); and by a part of a
 * word that is nowhere.
 */
export interface Parts {
  meant: number;
  beside: number;
  guessed: number;
}

/** No number of guesses makes up for a part that is there. */
export function isMore(one: Parts, other: Parts): boolean {
  const more = one.meant + one.beside - other.meant - other.beside;
  return more > 0 || (more === 0 && one.guessed > other.guessed);
}

export function mostOf(all: Iterable<Parts>): Parts {
  let most: Parts = { meant: 0, beside: 0, guessed: 0 };
  for (const parts of all) if (isMore(parts, most)) most = parts;
  return most;
}
