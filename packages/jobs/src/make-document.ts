import { z } from 'zod';
import { defineJob } from './job.ts';

/** Brings one document request to its end: render, mail. Key: the request's hash. */
export const makeDocumentJob = defineJob('make-document', z.strictObject({ hash: z.string() }));
