import type { navigationItem } from '@vitrine/contract/navigation.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { ApiFailure } from '../../api/failure.ts';
import type { Translate } from '../../i18n/catalogue.ts';
import { fileSize } from '../../i18n/file-size.ts';

type Item = Model<typeof navigationItem>;

/** A PDF of the menu as its page and its chapter show it. */
export interface StaticProduct {
  title: string;
  kind: string | null;
  image: Item['image'];
  file: NonNullable<Item['pdfDocument']>;
  /** It can be chosen for a document: it has a name there, and its pages can be read. */
  addable: boolean;
}

/** What an entry's page shows; null for an entry without a file, which is no page, and for a missing one. */
export function findStaticProduct([item]: readonly Item[]): StaticProduct | null {
  if (!item?.pdfDocument) return null;
  const { pdfDocument: file, pdfName, pdfKind, kind, name, image } = item;
  return { title: pdfName ?? name, kind: pdfKind ?? kind, image, file, addable: pdfName !== null && file.pages !== null };
}

/** The same where there has to be one: throws ApiFailure 404. */
export function staticProductOf(items: readonly Item[]): StaticProduct {
  const product = findStaticProduct(items);
  if (!product) throw new ApiFailure(404);
  return product;
}

/** The line below the title: kind, number of pages and size of the file. */
export function factsOf({ kind, file }: StaticProduct, t: Translate<'staticProduct'>, language: Language): string {
  const facts = [kind, file.pages && t('pages', { count: file.pages }), `PDF, ${fileSize(file.size, language)}`];
  return facts.filter(Boolean).join(' · ');
}
