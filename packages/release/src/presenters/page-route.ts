import { pageRoute } from '@vitrine/content-model/fields/page-collections.ts';
import type { Content } from '../read/content-types.ts';
import type { PresenterContext } from './presenter-context.ts';

/** A reference to a record of any collection that has pages. */
export type PageReference = NonNullable<Content<'navigation'>['entry']>;

/** Route path of the page that a reference leads to; null when that is not in the release. Depends on its slug alone. */
export async function routeOfPage(
  { read }: PresenterContext,
  reference: PageReference | null | undefined,
): Promise<string | null> {
  if (!reference) return null;
  const { relationTo, value } = reference;
  const record = await read.pick(relationTo, value, ['slug']);
  return record && pageRoute(relationTo, record.slug);
}
