import { z } from 'zod';
import type { Transaction } from './job.ts';

/** Rows of a query, each verified by a schema. */
export async function rowsOf<S extends z.ZodType>(
  db: Transaction,
  row: S,
  text: string,
  values: readonly unknown[] = [],
): Promise<z.output<S>[]> {
  const { rows } = z.object({ rows: z.array(row) }).parse(await db.query(text, [...values]));
  return rows;
}

/** A time of the database as it is sent; inside of Payload's transactions it comes as text. */
export const time = z.coerce.date().transform((date) => date.toISOString());

/** The one number of a query that counts, as `n`. */
export async function countOf(db: Transaction, text: string): Promise<number> {
  const [row] = await rowsOf(db, z.object({ n: z.coerce.number() }), text);
  return row?.n ?? 0;
}
