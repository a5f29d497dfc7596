import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';

const refused = z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) });

/** Messages by field, as the admin shows them in a language, when something is saved; empty when it is. */
export async function refusal(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<unknown>,
  language: 'de' | 'en' = 'de',
): Promise<Record<string, string>> {
  const req = await createLocalReq({}, payload);
  try {
    await work(Object.assign(req, { i18n: { ...req.i18n, language } }));
    return {};
  } catch (error) {
    const said = refused.safeParse(error);
    if (!said.success) throw error;
    return Object.fromEntries(said.data.data.errors.map(({ path, message }) => [path, message]));
  }
}
