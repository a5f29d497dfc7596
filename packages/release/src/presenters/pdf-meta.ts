import { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import { toWireResource } from '../build/wire-resource.ts';
import { includeImage } from './asset-image.ts';
import type { DocumentPresenter } from './presenter-context.ts';

/** `pdf-meta/_all`. The page counts may be those of a former version of a page until it has been measured again. */
export const presentPdfMeta: DocumentPresenter = async (context) => {
  const { read, type } = context;
  const record = await read.global('pdf-meta');
  if (!record) return null;
  return toWireResource(pdfMeta, 'pdf-meta', {
    attributes: {
      coverHeadline: type.text(record.coverHeadline),
      recipientLabel: type.name(record.recipientLabel),
      senderLabel: type.name(record.senderLabel),
      contentsHeadline: type.name(record.contentsHeadline),
      lastSheetHeadline: type.text(record.lastSheetHeadline),
      companyName: record.companyName,
      companyAddress: record.companyAddress
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      companyWeb: record.companyWeb,
      legalNotice: type.text(record.legalNotice),
      pageCounts: await context.pageCounts(),
    },
    relationships: { coverImage: await includeImage(context, record.coverImage, ['auto', 'portrait']) },
    self: 'pdf-meta/_all',
  });
};
