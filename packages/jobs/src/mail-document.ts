import { z } from 'zod';
import { defineJob } from './job.ts';

/** Mails one printed document, as print-document.ts prints one: the one whose turn it is. */
export const mailDocumentJob = defineJob('mail-document', z.strictObject({}));
