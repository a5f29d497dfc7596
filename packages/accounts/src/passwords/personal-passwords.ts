/** Who a password is for, as far as it is known. */
export interface PasswordOwner {
  firstname?: string | undefined;
  lastname?: string | undefined;
  company?: string | undefined;
  email?: string | undefined;
}

/** The names of the product and of its maker (NIST SP 800-63B-4 3.1.1.2: context-specific words). */
const OUR_WORDS = ['vitrine', 'varnholt'];
/** Shorter ones are in too many words. */
const WORD_MIN = 3;
/** A password is made of those words if fewer letters than this are left without them. */
const REST_MIN = 4;

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u);

/** Whether a password is made of the person's own name, company or address, or of our product's name. */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const given = [owner.firstname, owner.lastname, owner.company, owner.email].flatMap((text) => lettersOf(text ?? ''));
  const words = [...OUR_WORDS, ...given].filter((word) => word.length >= WORD_MIN).sort((a, b) => b.length - a.length);
  const text = lettersOf(password).join('');
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest.length < text.length && [...rest].length < REST_MIN;
}
