import type { VideoKey } from '../media.ts';
import type { PageRef } from '../page-ref.ts';
import type { ProductSlug } from '../product-slug.ts';
import { type Text, t } from '../text.ts';

interface Teaser {
  headline: Text;
  copy: Text;
  product: ProductSlug;
}
interface News {
  label: Text;
  headline: Text;
  page: PageRef;
}

const video: VideoKey = 'films/k-550';

const teasers: readonly Teaser[] = [
  {
    headline: t('Wölfe', 'Grinders'),
    copy: t('Wolfen von 3 bis 20 mm, frisch und gefroren', 'Grinding from 3 to 20 mm, fresh and frozen'),
    product: 'ww-200',
  },
  {
    headline: t('Kutter', 'Bowl cutters'),
    copy: t('Feines Brät in Schüsseln von 120 bis 550 Litern', 'Fine emulsion in bowls of 120 to 550 litres'),
    product: 'k-330',
  },
  {
    headline: t('Mischwölfe', 'Mixer-grinders'),
    copy: t('Mischen und wolfen in einer Maschine', 'Mixing and grinding in one machine'),
    product: 'wm-600',
  },
  {
    headline: t('Mischer', 'Mixers'),
    copy: t('Mischen, entlüften und massieren unter Vakuum', 'Mixing, de-aerating and massaging under vacuum'),
    product: 'm-1100',
  },
  {
    headline: t('Emulgatoren', 'Emulsifiers'),
    copy: t('Durchlauf bis 12.000 kg/h mit stufenlosem Schnitt', 'Up to 12,000 kg/h in one pass, infinitely variable'),
    product: 'e-175',
  },
  {
    headline: t('Gefrierfleischschneider', 'Frozen block cutters'),
    copy: t('Ganze Blöcke bei −25 °C in kuttergerechte Stücke', 'Whole blocks at −25 °C cut into pieces fit for the bowl cutter'),
    product: 'gs-620',
  },
];

const news: readonly News[] = [
  {
    label: t('Produkt', 'Product'),
    headline: t(
      'Winkelwolf WW 200 mit Schneidsatzwechsel ohne Werkzeug',
      'Angled meat grinder WW 200: change the cutting set without tools',
    ),
    page: { product: 'ww-200' },
  },
  {
    label: t('Produkt', 'Product'),
    headline: t('Mischwolf WM 600 jetzt auch mit Vakuumdeckel', 'Mixer-grinder WM 600 now also available with a vacuum lid'),
    page: { product: 'wm-600' },
  },
  {
    label: t('Produktlinie', 'Product line'),
    headline: t('Brühwurstlinie: neun Tonnen je Stunde, eine Person', 'Boiled sausage line: nine tonnes an hour, one person'),
    page: { line: 'bruehwurstlinie' },
  },
  {
    label: t('Praxisbericht', 'Case study'),
    headline: t('30 Tonnen am Tag ohne Auftauraum', '30 tonnes a day without a thawing room'),
    page: { caseStudy: 'fleischwaren-kuestenland' },
  },
  {
    label: t('Mediathek', 'Media library'),
    headline: t('60 Bilder und Videos aller 14 Maschinen', '60 pictures and videos of all 14 machines'),
    page: { page: 'mediathek' },
  },
];

export const home = {
  headline: t('Feiner mit jeder Runde.', 'Finer with every turn.'),
  video,
  teasers,
  newsHeadline: t('Neu im Programm', 'New in the range'),
  news,
};
