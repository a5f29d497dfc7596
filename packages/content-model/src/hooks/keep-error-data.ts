import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

/** An error that is meant for the caller: Payload's own shape, by whatever class it was made. */
const refusal = z.object({
  message: z.string(),
  status: z.number(),
  isPublic: z.literal(true),
  data: z.record(z.string(), z.unknown()),
});
const answeredWhole = z.object({ errors: z.tuple([z.object({ data: z.object({}) })], z.unknown()) });

/**
 * Answers a refusal of our hooks whole: its sentence, its fields and its list. Payload knows its own errors by their
 * class, and the CMS's bundles each have one of their own: there, what a hook throws would be "an unknown error".
 */
export const keepErrorData: AfterErrorHook = ({ error, result }) => {
  const refused = refusal.safeParse(error);
  if (!refused.success || answeredWhole.safeParse(result).success) return undefined;
  const { message, status, data } = refused.data;
  const name = Array.isArray(data.errors) ? 'ValidationError' : 'APIError';
  return { status, response: { errors: [{ name, data, message }] } };
};
