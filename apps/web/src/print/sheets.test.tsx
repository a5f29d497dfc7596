import type { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { user } from '@vitrine/contract/users.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Intro } from '../sections/intro/intro.print.tsx';
import { OverviewIntro } from '../sections/overview-intro/overview-intro.print.tsx';
import { testOverview } from '../testing/test-overview.ts';
import { testPicture } from '../testing/test-picture.ts';
import { testProduct } from '../testing/test-product.ts';
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

const bandOf = (sheet: ReactNode) => /width:(\d+mm);aspect-ratio:([\d.]+)/.exec(renderToStaticMarkup(sheet))?.slice(1);
const upright = { ...testPicture('1', 'auto', 'portrait'), width: 1600, height: 2000 };

test('a band of the light set is no higher than its sheet has room, and whole', () => {
  const cover = (isLight: boolean) => <CoverSheet meta={meta} sender={person} picture={{ image: upright, isLight }} />;
  expect(bandOf(cover(true))).toEqual(['144mm', '0.8']);
  expect(bandOf(cover(false))).toEqual(['160mm', '0.8']);
  expect(bandOf(<Intro product={{ ...testProduct(), productImage: upright }} />)).toEqual(['132mm', '0.8']);
});

const group = { ...testPicture('1', 'auto', 'square'), width: 4000, height: 2500 };

test('the machines of an overview are not cut, however many pixels a cut would have', () => {
  const sheet = <OverviewIntro overview={{ ...testOverview({}), introImage: group }} />;
  expect(bandOf(sheet)).toEqual(['210mm', '1.6']);
  expect(renderToStaticMarkup(sheet)).toContain('1-auto-print.jpg');
});

test('where an editor has aimed their picture its square is as wide as the sheet, if it has the pixels', () => {
  const sheet = (introImage: typeof group) => (
    <OverviewIntro overview={{ ...testOverview({ isIntroImageAimed: true }), introImage }} />
  );
  expect(bandOf(sheet(group))).toBeUndefined();
  expect(renderToStaticMarkup(sheet(group))).toContain('1-square-print.jpg');
  // 1,200 pixels are 152 mm at 200 dpi: whole, it is wider.
  const coarse = sheet({ ...group, width: 1920, height: 1200 });
  expect(bandOf(coarse)).toEqual(['210mm', '1.6']);
  expect(renderToStaticMarkup(coarse)).toContain('1-auto-print.jpg');
});
