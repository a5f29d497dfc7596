import { type DocumentMail, documentMail } from '@vitrine/contract/document-mail.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { imprintOf } from '../../mail/templates/imprint.ts';
import type { PdfTexts } from '../pdf-texts.ts';
import type { DocumentRequest } from '../request.ts';
import { companyOf } from '../title.ts';

/** What the mail says; HTML and text are two forms of it. */
export interface MailContent extends DocumentMail {
  /** The maker's name, address and legal notice. */
  imprint: string[];
}

export function mailContent(request: DocumentRequest, texts: PdfTexts | null, pageCount: number): MailContent {
  const { site, body, sender } = request;
  const mail = documentMail({
    language: site,
    meta: body.meta,
    pages: body.pages,
    sender,
    company: companyOf(sender, texts) ?? sender.company,
    maker: texts && stripSoftHyphens(texts.companyName).trim(),
    pageCount,
  });
  return { ...mail, imprint: imprintOf(texts) };
}
