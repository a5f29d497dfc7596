import type { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { user } from '@vitrine/contract/users.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CoverSheet } from './cover-sheet.tsx';
import { LastSheet } from './last-sheet.tsx';

const meta: Model<typeof pdfMeta> = {
  type: 'pdf-meta',
  id: '1',
  coverHeadline: 'Ihre Auswahl',
  recipientLabel: 'Für',
  senderLabel: 'Ihr Kontakt',
  contentsHeadline: 'Inhalt',
  lastSheetHeadline: 'Sprechen wir',
  companyName: 'Varnholt Maschinenbau',
  companyAddress: [],
  companyWeb: 'www.varnholt.example',
  legalNotice: '',
  coverImage: null,
};
const person: Model<typeof user> = {
  type: 'user',
  id: '7',
  gender: 'f',
  firstname: 'Petra',
  lastname: 'Lindner',
  company: 'Fleischwerk Niederaue',
  position: null,
  phone: null,
  email: 'p.lindner@niederaue.example',
  language: 'de',
  kind: 'customer',
};

test('a customer is of their own company, on the cover and on the last sheet; sales staff are of the maker that is named there', () => {
  for (const Sheet of [CoverSheet, LastSheet]) {
    const sheet = (sender: Model<typeof user>) => renderToStaticMarkup(<Sheet meta={meta} sender={sender} />);
    expect(sheet(person)).toContain('Fleischwerk Niederaue');
    expect(sheet({ ...person, kind: 'sales', company: 'Vertretung Süd' })).not.toContain('Vertretung Süd');
  }
});
