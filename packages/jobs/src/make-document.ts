import { z } from 'zod';
import { defineJob } from './job.ts';

/** Asks for the print of a document request, or for its mail when it is printed. Key: the request's hash. */
export const makeDocumentJob = defineJob('make-document', z.strictObject({ hash: z.string() }));
