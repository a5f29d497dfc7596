import { PROBLEM_TEXTS, type ProblemKey } from './problem-texts.ts';

const SUBJECT_MAX = 120;

/** Why an archive is no rendering, with the file (or the name) that it is about. */
export class RenderingProblem extends Error {
  override name = 'RenderingProblem';
  readonly key: ProblemKey;
  readonly subject: string;

  constructor(key: ProblemKey, subject = '') {
    super(`${key} ${subject}`.trim());
    this.key = key;
    this.subject = subject;
  }
}

/** The sentence that an editor reads at the field. Names come out of a foreign file: cut, without control characters. */
export function problemText({ key, subject }: RenderingProblem, language: 'de' | 'en'): string {
  const name = subject.replace(/\p{C}/gu, '\ufffd');
  const shown = name.length > SUBJECT_MAX ? `${name.slice(0, SUBJECT_MAX)}…` : name;
  const quoted = shown && (language === 'de' ? `„${shown}“` : `“${shown}”`);
  return PROBLEM_TEXTS[key][language].replace('{subject}', quoted).replace(/ (?=[.,])/g, '');
}
