import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { downloadAddress } from '../download-address.ts';
import type { TechnicalDocument } from '../resources.ts';

/** What editors call it in the two languages of the app. */
const CALLED = /daten\s?blatt|data\s?sheet/i;

/** Address of the data sheet among a machine's documents, to keep as a file; null where none is called so. */
export function dataSheetOf(documents: readonly TechnicalDocument[]): string | null {
  const sheet = documents.find(({ fileName }) => CALLED.test(stripSoftHyphens(fileName)));
  return sheet ? downloadAddress(sheet.content.storageUrl) : null;
}
