import { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import { toWireResource } from '../build/wire-resource.ts';
import { includePicture, isAimed, pictureOf } from './asset-image.ts';
import type { DocumentPresenter } from './presenter-context.ts';

/** `pdf-meta/_all`. */
export const presentPdfMeta: DocumentPresenter = async (context) => {
  const { read, type } = context;
  const record = await read.global('pdf-meta');
  if (!record) return null;
  // A cover is cut to the page around what must stay in sight; where no editor said so, it is shown whole.
  const cover = await read.one('images', record.coverImage);
  const crops = cover && isAimed(cover) ? (['auto', 'portrait'] as const) : (['auto'] as const);
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
    },
    relationships: { coverImage: cover && includePicture(context, pictureOf(context, cover), crops) },
    self: 'pdf-meta/_all',
  });
};
