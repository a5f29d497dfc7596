import type { Config } from '@vitrine/content-model/payload-types.ts';

export type Collections = Config['collections'];
/** Collections that documents are built from. */
export type ContentSlug = Exclude<keyof Collections & string, `payload-${string}` | 'staff' | 'accounts'>;
export type Content<C extends ContentSlug> = Collections[C];
export type Globals = Config['globals'];
export type GlobalSlug = keyof Globals & string;
/** A relationship as Payload answers it at depth 0, or populated, or empty. */
export type Reference<C extends ContentSlug> = string | Content<C> | null | undefined;
