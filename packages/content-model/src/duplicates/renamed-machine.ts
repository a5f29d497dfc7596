import type { FlattenedField } from 'payload';
import { type TableCell, type TableText, type TechnicalDataTable, unfinishedTable } from '../fields/technical-data.ts';
import { isObject } from '../records/is-object.ts';
import { renamed } from './renamed.ts';

type Rename = (text: string) => string;

const inObject = (object: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** A text, several, or one in each language. */
function inTexts(value: unknown, rename: Rename): unknown {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((one) => inTexts(one, rename));
  return isObject(value) ? inObject(value, (one) => inTexts(one, rename)) : value;
}

/** The name of a column is that of a machine, whatever it is made of; ids, units and references stay. */
function inTable(table: TechnicalDataTable, from: string, to: string): TechnicalDataTable {
  const text = ({ de, en }: TableText): TableText => ({
    de: renamed(de, from, to),
    ...(en !== undefined && { en: renamed(en, from, to) }),
  });
  const cell = (value: TableCell): TableCell => (typeof value === 'string' ? value : text(value));
  return {
    columns: table.columns.map((name) => (name === from.trim() ? to : renamed(name, from, to))),
    groups: table.groups.map(({ headline, rows }) => ({
      headline: text(headline),
      rows: rows.map((row) => ({ ...row, label: text(row.label), values: row.values.map(cell) })),
    })),
  };
}

/**
 * A machine with another type name in what people read: texts that are written in a language, and its technical table. Everything
 * else (ids, references, selected values, figures) stays, as a type name may be part of it by chance. `fields` are those of the
 * collection; the record may be in one language or in all.
 */
export function renamedMachine<R>(fields: readonly FlattenedField[], record: R, from: string, to: string): R;
export function renamedMachine(fields: readonly FlattenedField[], record: unknown, from: string, to: string): unknown {
  if (!isObject(record)) return record;
  const inField = (field: FlattenedField, value: unknown): unknown => {
    if ('flattenedFields' in field) {
      const inside = (part: unknown) => renamedMachine(field.flattenedFields, part, from, to);
      return Array.isArray(value) ? value.map(inside) : inside(value);
    }
    if (field.type === 'json') {
      const table = unfinishedTable.safeParse(value);
      return table.success ? inTable(table.data, from, to) : value;
    }
    const isText = field.type === 'text' || field.type === 'textarea';
    return isText && field.localized ? inTexts(value, (text) => renamed(text, from, to)) : value;
  };
  const texts = fields.filter(({ name }) => name in record).map((field) => [field.name, inField(field, record[field.name])]);
  return { ...record, ...Object.fromEntries(texts) };
}
