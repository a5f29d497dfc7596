import * as z from 'zod/mini';
import { defineResource } from './resource.ts';

export const faq = defineResource('faq', z.object({ question: z.string(), answer: z.string() }), {});
