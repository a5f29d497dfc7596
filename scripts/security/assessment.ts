import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Root of the repository; paths in the assessment are relative to it. */
export const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/security');

const words = z.string().min(3).max(300);
const item = { id: z.string(), level: z.union([z.literal(1), z.literal(2)]), what: words };

/** The file of a test and what it shows, or, where a test makes no sense, the file that does it. */
const proof = z.union([z.strictObject({ test: z.string(), shows: words }), z.strictObject({ file: z.string() })]);

const entry = z.discriminatedUnion('status', [
  z.strictObject({ ...item, status: z.literal('met'), by: z.array(proof).min(1), note: words.optional() }),
  z.strictObject({ ...item, status: z.literal('not applicable'), why: words }),
  z.strictObject({ ...item, status: z.literal('open'), missing: words }),
]);
export type Entry = z.infer<typeof entry>;
export type Proof = z.infer<typeof proof>;

const lines = (file: string) => readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n');

/** What docs/security/asvs.jsonl says, one item of ASVS a line. Throws when a line is not as it has to be. */
export function readAssessment(): Entry[] {
  return lines('asvs.jsonl').map((line) => entry.parse(JSON.parse(line)));
}

/** The items of ASVS 5.0 of levels 1 and 2 as `<id> <level>`, in its order. */
export const readItems = (): string[] => lines('asvs-items.txt');
