import type { FlattenedField } from 'payload';
import type { AdminText } from '../languages.ts';
import { labelText } from '../records/label-text.ts';

/** Ways in which content cannot be published, as the message of a failed document tells them. */
type Kind = 'file' | 'picture' | 'archive' | 'fields' | 'other';

export interface Problem {
  /** The record that the message names. */
  recordId: string | null;
  kind: Kind;
  /** Names of the fields that do not fit. */
  fields: string[];
}

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/the file .* is missing$|has no file$/, 'file'],
  [/cannot be read as a picture$/, 'picture'],
  [/archive/, 'archive'],
  [/\b(?:attributes|relationships)\./, 'fields'],
];

const WORDS: Record<keyof AdminText, Record<Kind, string>> = {
  de: {
    file: 'Die Datei fehlt. Bitte laden Sie sie neu hoch.',
    picture: 'Die Datei lässt sich nicht als Bild lesen. Bitte laden Sie eine andere hoch.',
    archive: 'Das Archiv ist unvollständig. Bitte laden Sie es neu hoch.',
    fields: 'Bitte prüfen Sie diese Angaben',
    other: 'Bitte öffnen Sie den Eintrag und speichern Sie ihn neu.',
  },
  en: {
    file: 'The file is missing. Please upload it again.',
    picture: 'The file cannot be read as a picture. Please upload another one.',
    archive: 'The archive is incomplete. Please upload it again.',
    fields: 'Please check these fields',
    other: 'Please open the entry and save it again.',
  },
};

/** Reads what a release kept of a document that failed: `<kind of record> <id>: <problem>`. */
export function readProblem(message: string): Problem {
  const [, recordId = null, text = message] = /^[\w-]+ ([0-9a-f-]{36}): (.*)$/s.exec(message) ?? [];
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
  const names = [...text.matchAll(/\b(?:attributes|relationships)\.(\w+)/g)].flatMap(([, name]) => name ?? []);
  return { recordId, kind, fields: [...new Set(names)] };
}

/** What to do, in a sentence; fields by the labels of the form. */
export function describeProblem({ kind, fields }: Problem, form: readonly FlattenedField[], language: keyof AdminText): string {
  const text = WORDS[language][kind];
  if (kind !== 'fields') return text;
  const labels = fields.map((name) => labelText(form.find((field) => field.name === name)?.label, language, name));
  return `${text}: ${labels.join(', ')}.`;
}
