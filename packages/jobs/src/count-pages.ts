import { z } from 'zod';
import { defineJob } from './job.ts';

/**
 * Prints each printable route whose document has no page count yet and stores how many pages it has. Key 'count-pages'.
 * Least urgent: documents and releases go first.
 */
export const countPagesJob = defineJob('count-pages', z.strictObject({}), { priority: 20, queue: 'count-pages' });
