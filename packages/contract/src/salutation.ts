import type { Language } from './sites.ts';

export type Gender = 'm' | 'f';

const GREETING: Record<Language, { anybody: string } & Record<Gender, (lastName: string) => string>> = {
  de: {
    anybody: 'Guten Tag,',
    m: (lastName) => `Guten Tag Herr ${lastName},`,
    f: (lastName) => `Guten Tag Frau ${lastName},`,
  },
  en: {
    anybody: 'Hello,',
    m: (lastName) => `Dear Mr ${lastName},`,
    f: (lastName) => `Dear Ms ${lastName},`,
  },
};

/** Letters with what separates them in names; a dot only before a space, so that no mail program makes a link of it. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,40}$/u;
/** "von der Leyen Graf zu Solms" has six; a sentence soon has more. */
const NAME_WORDS_MAX = 6;

/**
 * "Guten Tag Frau Käufer,". A person who registers with a stranger's address may write anything as their name: what is no name
 * is not said, so that no mail of ours carries their text.
 */
export function salutation(language: Language, person: { gender: Gender; lastname: string } | null): string {
  const lastName = person?.lastname.trim() ?? '';
  const words = GREETING[language];
  const isName = NAME.test(lastName) && lastName.split(/ +/).length <= NAME_WORDS_MAX;
  return person && isName ? words[person.gender](lastName) : words.anybody;
}

const GREETING_LINE =
  /^(?:guten (?:tag|morgen|abend)|gr[üu](?:ß|ss) gott|sehr geehrte[rs]?|hallo|moin|servus|liebe[rs]?(?! gr)|dear|hello|hi|good (?:morning|afternoon|evening))(?=[\s,!.:]|$)/iu;
/** A line of greeting is short, or greets before its first comma. */
const GREETING_MAX = 80;

/** True when a message begins by greeting: the mail around it does not greet a second time. */
export function beginsWithGreeting(message: string): boolean {
  const [line = ''] = message.trimStart().split('\n', 1);
  return GREETING_LINE.test(line) && (line.length <= GREETING_MAX || line.slice(0, GREETING_MAX).includes(','));
}

/** How the mail of a document greets its recipient; null where the typed message greets. */
export function documentSalutation(
  language: Language,
  { gender, lastname }: { gender: 'male' | 'female'; lastname: string },
  message: string,
): string | null {
  return beginsWithGreeting(message) ? null : salutation(language, { gender: gender === 'male' ? 'm' : 'f', lastname });
}
