/** The value at a path of a record, `keyFigures.0.label`; undefined where there is none. */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
  }
  return value;
}
