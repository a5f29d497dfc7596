import type { ProductSlug } from '../catalogue.ts';
import type { FilmKey } from '../media.ts';
import { type Text, t } from '../text.ts';

interface Teaser {
  headline: Text;
  copy: Text;
  product: ProductSlug;
}
interface News {
  label: Text;
  headline: Text;
  product: ProductSlug;
}

const video: FilmKey = 'films/k-550';

const teasers: readonly Teaser[] = [
  {
    headline: t('Wölfe', 'Grinders'),
    copy: t('Wolfen von 3 bis 20 mm, frisch und vorgebrochen', 'Grinding from 3 to 20 mm, fresh and pre-broken'),
    product: 'w-160',
  },
  {
    headline: t('Winkelwölfe', 'Angle grinders'),
    copy: t('Ganze Gefrierblöcke ohne Vorbrechen', 'Whole frozen blocks without pre-breaking'),
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
      'Angle grinder WW 200: change the cutting set without tools',
    ),
    product: 'ww-200',
  },
  {
    label: t('Produkt', 'Product'),
    headline: t('Mischwolf WM 600 jetzt auch mit Vakuumdeckel', 'Mixer-grinder WM 600 now also with a vacuum lid'),
    product: 'wm-600',
  },
  {
    label: t('Zubehör', 'Accessories'),
    headline: t('Feine Trommel für den Gefrierfleischschneider GS 620', 'Fine drum for the frozen block cutter GS 620'),
    product: 'gs-620',
  },
];

export const home = {
  headline: t('Der Schnitt entscheidet.', 'The cut decides.'),
  video,
  teasers,
  newsHeadline: t('Neu im Programm', 'New in the range'),
  news,
};
