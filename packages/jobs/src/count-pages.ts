import { z } from 'zod';
import { defineJob } from './job.ts';

/** Prints each printable route whose document has no page count yet and stores how many pages it has. Key 'count-pages'. */
export const countPagesJob = defineJob('count-pages', z.strictObject({}));
