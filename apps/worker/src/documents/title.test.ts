import { expect, test } from 'vitest';
import { SENDER } from '../testing/requests.ts';
import type { PdfTexts } from './pdf-texts.ts';
import { companyOf, documentFileName, documentTitle } from './title.ts';

const texts: PdfTexts = {
  type: 'pdf-meta',
  id: '1',
  coverHeadline: 'Ihre Aus\u00ADwahl',
  recipientLabel: '',
  senderLabel: '',
  contentsHeadline: '',
  lastSheetHeadline: '',
  companyName: 'Varn\u00ADholt Maschinenbau',
  companyAddress: [],
  companyWeb: '',
  legalNotice: '',
  coverImage: null,
};

test('the title names maker and recipient, without soft hyphens', () => {
  expect(documentTitle(texts, 'de', ' Kunde GmbH ')).toBe('Varnholt Maschinenbau: Ihre Auswahl für Kunde GmbH');
  expect(documentTitle(null, 'en', 'Customer Ltd')).toBe('Your selection for Customer Ltd');
});

test('a customer speaks for their own company, sales staff for the maker', () => {
  const { firstname, lastname, position, phone, email } = SENDER;
  const person = { gender: 'f' as const, firstname, lastname, position, phone, email };
  expect(companyOf({ ...person, kind: 'customer', company: 'Fleischwerk Niederaue' }, texts)).toBe('Fleischwerk Niederaue');
  expect(companyOf({ ...person, kind: 'sales', company: 'Vertretung Süd' }, texts)).toBe('Varnholt Maschinenbau');
  expect(companyOf({ ...person, kind: 'sales', company: 'Vertretung Süd' }, null)).toBeNull();
});

test('the file name holds letters that every system takes, and the day in Germany', () => {
  expect(documentFileName(texts, 'de', new Date('2026-11-21T22:59:00Z'))).toBe('Varnholt-Ihre-Auswahl-2026-11-21.pdf');
  expect(documentFileName(texts, 'en', new Date('2026-11-21T23:01:00Z'))).toBe('Varnholt-Your-selection-2026-11-22.pdf');
  expect(documentFileName({ ...texts, companyName: 'Müller & Größ KG' }, 'de', new Date('2026-01-02T12:00:00Z'))).toBe(
    'Muller-Ihre-Auswahl-2026-01-02.pdf',
  );
});
