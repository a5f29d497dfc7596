import type { FlattenedBlock, FlattenedField } from 'payload';
import { isObject } from './is-object.ts';

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>;
type Leaf = Exclude<FlattenedField, { flattenedFields: unknown } | { type: 'blocks' }>;

/** One step on the way to a field: its name and label, and the number of the row where it is in one. */
export interface Step {
  name: string;
  label: unknown;
  row?: number;
}

/** A field that holds a value, with the way to it. */
export interface WalkedField {
  field: Leaf;
  value: unknown;
  way: Step[];
}

function blockOf(field: Extract<Rows, { type: 'blocks' }>, slug: unknown): FlattenedBlock | undefined {
  const referenced = (field.blockReferences ?? []).filter((block) => typeof block !== 'string');
  return [...field.blocks, ...referenced].find((block) => block.slug === slug);
}

function walkRow(field: Rows, row: unknown, number: number, way: Step[]): Generator<WalkedField> {
  if (field.type === 'array') {
    return walkRecord(field.flattenedFields, row, [...way, { name: field.name, label: field.label, row: number }]);
  }
  const block = blockOf(field, isObject(row) ? row.blockType : undefined);
  const step = { name: block?.slug ?? field.name, label: block?.labels?.singular, row: number };
  return walkRecord(block?.flattenedFields ?? [], row, [...way, step]);
}

/**
 * Every field of a record that can hold a value, also those in groups, rows and blocks. `data` is a record as Payload
 * answers it; read with `locale: 'all'` a localised field's value is an object by language.
 */
export function* walkRecord(fields: readonly FlattenedField[], data: unknown, way: Step[] = []): Generator<WalkedField> {
  if (!isObject(data)) return;
  for (const field of fields) {
    const value = data[field.name];
    const step = { name: field.name, label: field.label };
    if (field.type === 'array' || field.type === 'blocks') {
      // A list that is localised itself holds one list a language.
      const lists = isObject(value) ? Object.values(value) : [value];
      for (const rows of lists.filter(Array.isArray)) {
        for (const [index, row] of rows.entries()) yield* walkRow(field, row, index + 1, way);
      }
    } else if ('flattenedFields' in field) {
      yield* walkRecord(field.flattenedFields, value, [...way, step]);
    } else {
      yield { field, value, way: [...way, step] };
    }
  }
}
