import { isLinkAddress } from '@vitrine/contract/rich-text.ts';
import { z } from 'zod';

const node = z.object({
  fields: z.object({ url: z.unknown() }).optional(),
  get children(): z.ZodOptional<z.ZodArray<typeof node>> {
    return z.array(node).optional();
  },
});
const state = z.object({ root: node });
type Node = z.infer<typeof node>;

const isSound = ({ fields, children }: Node): boolean =>
  (!fields || (typeof fields.url === 'string' && isLinkAddress(fields.url))) && (children ?? []).every(isSound);

/** True when each link of an editor's text leads where a link may lead; an empty text has none. */
export const hasOnlyLinkAddresses = (value: unknown): boolean => {
  const parsed = state.safeParse(value);
  return !parsed.success || isSound(parsed.data.root);
};
