/** Run by `npm run docs:security`: writes the table of docs/security.md from docs/security/asvs.jsonl. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readAssessment } from './security/assessment.ts';
import { withTable } from './security/table.ts';

const page = join(ROOT, 'docs/security.md');
writeFileSync(page, withTable(readFileSync(page, 'utf8'), readAssessment()));
