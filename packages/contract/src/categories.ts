import * as z from 'zod/mini';
import { defineResource } from './resource.ts';

/**
 * What applications, case studies and automation pages are sorted by. `category/_all` holds every one,
 * `category/_allLines` those of the product lines' management system; both in the order of the filters.
 */
export const category = defineResource('category', z.object({ title: z.string() }), {});
