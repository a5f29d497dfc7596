import { z } from 'zod';
import { defineJob } from './job.ts';

/**
 * Prints one document: not a certain one, but the one whose turn it is when a worker has room. Key: 'print-document', so that one
 * job waits at most; 'print-document-later' is the one that waits for the time of a second try.
 */
export const printDocumentJob = defineJob('print-document', z.strictObject({}));
