import { z } from 'zod';
import { defineJob } from './job.ts';

/**
 * Prints each printable route whose document has no page count yet and stores how many pages it has. Key 'count-pages'.
 * As urgent as a document, which it gives way to by itself: were it less, it would never begin beside documents without end.
 */
export const countPagesJob = defineJob('count-pages', z.strictObject({}), { queue: 'count-pages' });
