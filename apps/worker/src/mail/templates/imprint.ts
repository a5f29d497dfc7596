import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { PdfTexts } from '../../documents/pdf-texts.ts';

/** The maker's name, address and legal notice below a mail; nothing without a release. */
export function imprintOf(texts: PdfTexts | null): string[] {
  const { companyName = '', companyAddress = [], companyWeb = '', legalNotice = '' } = texts ?? {};
  return [[companyName, ...companyAddress].filter(Boolean).join(', '), companyWeb, legalNotice]
    .map(stripSoftHyphens)
    .filter(Boolean);
}
