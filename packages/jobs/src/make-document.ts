import { z } from 'zod';
import { defineJob } from './job.ts';

/** Brings one document request to its end: asks for its print, then mails it. Key: the request's hash. */
export const makeDocumentJob = defineJob('make-document', z.strictObject({ hash: z.string() }));
