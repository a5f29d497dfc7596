/** The common passwords, most of them shorter than any that we take: what a longer one is often made of. */
let list: Promise<ReadonlySet<string>> | null = null;

/** Reads the list (some 40 000, 5 MB in memory) once; call it at the start, so that no request waits for it. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  );
  return list;
}

/** Letters beside each other on keyboards and in the alphabet, and digits: forwards and backwards, again and again. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopüasdfghjklöäyxcvbnm', '0123456789']
  .flatMap((row) => [row, [...row].reverse().join('')])
  .map((row) => row.repeat(3));
/** Shorter pieces of a row are in good passwords too. */
const ROW_MIN = 4;
/** What is repeated up to here is no word but a rhythm: "xyxyxyxyxyxy" … */
const RHYTHM_MAX = 4;
/** … if it goes on that long. */
const RHYTHM_LENGTH = 6;

/** `abcabcabc` -> `abc`; a text that repeats nothing stays. */
const unitOf = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
const withoutTail = (text: string) => text.replace(/[\d\p{P}\p{S}\s]+$/u, '');
const isOfRow = (text: string) => text.length >= ROW_MIN && ROWS.some((row) => row.includes(text));
const isRhythm = (text: string, unit: string) => unit !== text && text.length >= RHYTHM_LENGTH && unit.length <= RHYTHM_MAX;

/**
 * Whether a password (of bounded length: it is searched for repetitions) is a common one: as the list has it, with digits or
 * signs behind, repeated, a row of keys, or a rhythm.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await loadCommonPasswords();
  const text = password.toLowerCase();
  return [text, withoutTail(text)].some((form) => {
    const unit = unitOf(form);
    return common.has(form) || common.has(unit) || isOfRow(form) || isOfRow(unit) || isRhythm(form, unit);
  });
}
