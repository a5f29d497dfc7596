import type { FlattenedField } from 'payload';
import { type Step, walkRecord } from '../records/walk-record.ts';
import { WORD_LETTERS } from './missing-statement.ts';

/** A German text that has no English one, and the way to its field. */
export interface MissingText {
  way: Step[];
  german: string;
}

const WORD = new RegExp(`\\p{L}{${WORD_LETTERS}}`, 'u');

function textsOf(value: unknown): { de: unknown; en: unknown } | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const texts = new Map<string, unknown>(Object.entries(value));
  return { de: texts.get('de'), en: texts.get('en') };
}

/** A text, or the words of a running text; '' when there are none. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const own = 'text' in value && typeof value.text === 'string' ? value.text : '';
  return own || Object.values(value).map(plainTextOfNode).filter(Boolean).join(' ');
}
/** Inside a running text only nodes say something: its other strings are formats. */
const plainTextOfNode = (value: unknown): string => (typeof value === 'object' ? plainText(value) : '');

function* textsInJson(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const texts = textsOf(value);
  if (texts && typeof texts.de === 'string' && WORD.test(texts.de) && !texts.en) yield texts.de;
  for (const part of Object.values(value)) yield* textsInJson(part);
}

/** What is missing in a record that was read with `locale: 'all'`. */
export function* missingTexts(fields: readonly FlattenedField[], record: object): Generator<MissingText> {
  for (const { field, value, way } of walkRecord(fields, record)) {
    if (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') {
      const texts = field.localized ? textsOf(value) : null;
      const german = plainText(texts?.de);
      if (german !== '' && plainText(texts?.en) === '') yield { way, german };
    } else if (field.type === 'json') {
      for (const german of textsInJson(value)) yield { way, german };
    }
  }
}
