import type { navigationItem } from '@vitrine/contract/navigation.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { ApiFailure } from '../../api/failure.ts';

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

/** What an entry's page shows. An entry without a file is no page: it throws ApiFailure 404, as a missing one does. */
export function staticProductOf([item]: readonly Item[]): StaticProduct {
  if (!item?.pdfDocument) throw new ApiFailure(404);
  const { pdfDocument: file, pdfName, pdfKind, kind, name, image } = item;
  return { title: pdfName ?? name, kind: pdfKind ?? kind, image, file, addable: pdfName !== null && file.pages !== null };
}
