/** Finds in logs what must never be in one: what is known of people, and secrets by how they look. */

interface Trace {
  line: number;
  what: string;
  text: string;
}

/** What looks like this belongs to a person or is a secret. */
const LOOKS = {
  'an e-mail address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi,
  'a signed token': /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g,
  'a bearer token': /\bbearer +[\w.~+/-]{12,}/gi,
  'a password hash': /\$argon2\w*\$\S+/g,
  // 256 bits as base64url: refresh tokens, one-time codes, codes of mailed links. Names of files are not so mixed.
  'a code or token': /(?<![\w/-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/g,
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** As a log of JSON lines writes it. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

const formsOf = (word: string) => [...new Set([word, inJson(word), encodeURIComponent(word)])];

/** A word of a person: whole, not as a part of another. */
const wordPattern = (forms: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u');

/**
 * Lines of a log that hold one of `words` (what is known of people) or look as if. Answers the line's number, what was found
 * and the line's beginning.
 */
export function tracesOf(text: string, words: readonly string[] = []): Trace[] {
  // Most of many words are nowhere in a long log: those are not looked for in each line.
  const patterns = [...new Set(words)].filter(Boolean).flatMap((word) => {
    const forms = formsOf(word).filter((form) => text.includes(form));
    return forms.length > 0 ? [{ what: `"${word}"`, pattern: wordPattern(forms) }] : [];
  });
  return text.split('\n').flatMap((line, index) => {
    const looks = Object.entries(LOOKS).flatMap(([what, pattern]) =>
      (line.match(pattern) ?? []).map((found) => `${what}: ${found}`),
    );
    const known = patterns.filter(({ pattern }) => pattern.test(line)).map(({ what }) => what);
    return [...looks, ...known].map((what) => ({ line: index + 1, what, text: line.slice(0, 300) }));
  });
}
