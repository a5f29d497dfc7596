import { ROUTES } from '@vitrine/contract/routes.ts';
import type { PictureKey } from '../media.ts';
import { same, t } from '../text.ts';

const companyName = t('Varnholt Maschinenbau (fiktiv)', 'Varnholt Maschinenbau (fictional)');
const coverImage: PictureKey = 'scenes/cover';

/** What stands on every page; the notice follows the company's name in one line. */
export const frame = {
  companyName: same('Varnholt Maschinenbau'),
  legalNotice: t(
    '(fiktiv). Alle Namen, Maschinen und Werte sind erfunden.',
    '(fictional). All names, machines and figures are invented.',
  ),
  secondaryLinks: [
    { label: t('Start', 'Home'), link: same(ROUTES.home.path) },
    { label: t('Dokument', 'Document'), link: same(ROUTES['document-overview'].path) },
    { label: t('Finden und vergleichen', 'Find and compare'), link: same(ROUTES.finder.path) },
    { label: t('Mediathek', 'Media library'), link: same('/content-page/mediathek') },
    { label: t('Häufige Fragen', 'Frequently asked questions'), link: same('/content-page/faq') },
  ],
  legalLinks: [
    { label: t('Impressum', 'Imprint'), link: same('/content-page/impressum') },
    { label: t('Datenschutz', 'Privacy'), link: same(ROUTES.privacy.path) },
  ],
};

/** What stands in every document. */
export const pdf = {
  coverHeadline: t('Ihre Auswahl', 'Your selection'),
  recipientLabel: t('Zusammengestellt für', 'Compiled for'),
  senderLabel: t('Ihr Ansprechpartner', 'Your contact'),
  coverImage,
  contentsHeadline: t('Inhalt', 'Contents'),
  lastSheetHeadline: t('Sprechen wir über Ihre Linie.', 'Let us talk about your line.'),
  companyName,
  companyAddress: t('Messerschmiedstraße 1\n51149 Köln', 'Messerschmiedstraße 1\n51149 Cologne\nGermany'),
  companyWeb: 'www.varnholt.example',
  legalNotice: t(
    'Varnholt ist ein fiktives Unternehmen. Alle Namen, Maschinen und Werte sind erfunden. Änderungen vorbehalten.',
    'Varnholt is a fictional company. All names, machines and figures are invented. Subject to change.',
  ),
};
