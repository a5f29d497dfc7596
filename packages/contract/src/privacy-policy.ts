import * as z from 'zod/mini';
import { defineResource } from './resource.ts';
import { richText } from './rich-text.ts';

/** `privacy-policy`: public; what people agree to when they register. The proof of consent names the hash of this document. */
export const privacyPolicy = defineResource('privacy-policy', z.object({ headline: z.string(), copy: richText }), {});
