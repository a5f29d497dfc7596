import type { ProductType } from '@vitrine/contract/product-types.ts';
import type { PictureKey } from '../media.ts';
import type { ProductSlug } from '../product-slug.ts';
import { type Text, t } from '../text.ts';

/** A table of an overview; '' is the one that every type but grinders has. */
export interface OverviewTable {
  suffix: '' | 'W' | 'Ww' | 'Wwr' | 'Wwb';
  headline: Text;
  introduction: Text;
  picture?: PictureKey;
  machines: readonly ProductSlug[];
}

export interface Overview {
  slug: string;
  title: Text;
  subline: Text;
  picture: PictureKey;
  preline: Text;
  tables: readonly OverviewTable[];
  goods: readonly { picture: PictureKey; description: Text }[];
}

/** Tables of output figures, one page for each type of machines. */
export const OVERVIEWS: Record<ProductType, Overview> = {
  grinders: {
    slug: 'woelfe',
    title: t('Wölfe', 'Grinders'),
    subline: t(
      'Von 700 Kilogramm bis 22 Tonnen je Stunde. Wählen Sie Bauart, Zustand des Fleisches und Lochscheibe.',
      'From 700 kilograms to 22 tonnes an hour. Choose design, state of the meat and hole plate.',
    ),
    picture: 'scenes/grinders-light',
    preline: t('Verarbeitungsleistung in kg/h je Lochscheibe', 'Output in kg/h per hole plate'),
    tables: [
      {
        suffix: 'W',
        headline: t('Wölfe W', 'W grinders'),
        introduction: t(
          'Der gerade Wolf für Frischfleisch und vorgebrochenes Gefriergut. Bis knapp fünf Tonnen je Stunde.',
          'The straight grinder for fresh meat and pre-broken frozen meat. Up to just under five tonnes an hour.',
        ),
        picture: 'w-160/preview',
        machines: ['w-130', 'w-160'],
      },
      {
        suffix: 'Ww',
        headline: t('Winkelwölfe WW', 'WW angled meat grinders'),
        introduction: t(
          'Zwei Schnecken im rechten Winkel. Ganze Gefrierblöcke ohne Vorbrechen.',
          'Two worms at a right angle. Whole frozen blocks without pre-breaking.',
        ),
        picture: 'ww-250/preview',
        machines: ['ww-160', 'ww-200', 'ww-250'],
      },
      {
        suffix: 'Wwr',
        headline: t('Winkelwölfe mit Rührwerk WWR', 'WWR angled meat grinders with stirring arms'),
        introduction: t(
          'Rühren und Wolfen in einem Trichter, für gleichmäßige Temperatur und Körnung.',
          'Stirring and grinding in one hopper, for an even temperature and particle size.',
        ),
        picture: 'wwr-200/preview',
        machines: ['wwr-200'],
      },
      {
        suffix: 'Wwb',
        headline: t('Winkelwölfe mit Beschickung WWB', 'WWB angled meat grinders with bin lift'),
        introduction: t(
          'Mit angebauter Hubsäule für 200- und 300-l-Wagen.',
          'With a built-in lifting column for 200- and 300-litre trolleys.',
        ),
        picture: 'wwb-300/preview',
        machines: ['wwb-300'],
      },
    ],
    goods: [
      { picture: 'goods/cubes', description: t('Schweineschulter, 30-mm-Stücke', 'Pork shoulder, 30 mm pieces') },
      { picture: 'goods/frozen-block', description: t('Rindfleisch, Block 25 kg', 'Beef, 25 kg block') },
    ],
  },
  cutters: {
    slug: 'kutter',
    title: t('Kutter', 'Bowl cutters'),
    subline: t(
      'Feines Brät in Schüsseln von 120 bis 550 Litern. Chargen und Zeiten für Roh-, Brüh- und Kochwurst.',
      'Fine emulsion in bowls of 120 to 550 litres. Batches and times for dry, boiled and cooked sausage.',
    ),
    picture: 'k-330/hero',
    preline: t('Charge in kg, Prozesszeit in Minuten', 'Batch in kg, process time in minutes'),
    tables: [
      {
        suffix: '',
        headline: t('Kutter K', 'K bowl cutters'),
        introduction: t(
          'Zeiten vom Beladen bis zum Entleeren, ohne Messerwechsel. Bei feinem Brühwurstbrät ist die Schüssel zu 75 % gefüllt.',
          'Times from loading to emptying, without changing knives. With fine emulsion the bowl is filled to 75%.',
        ),
        machines: ['k-120', 'k-330', 'k-550'],
      },
    ],
    goods: [{ picture: 'goods/emulsion', description: t('Feines Brühwurstbrät', 'Fine emulsion for boiled sausage') }],
  },
  mixerGrinders: {
    slug: 'mischwoelfe',
    title: t('Mischwölfe', 'Mixer-grinders'),
    subline: t(
      'Mischen, analysieren, nachmischen und wolfen: eine Charge von 450 kg, Minute für Minute.',
      'Mixing, analysing, mixing again and grinding: a batch of 450 kg, minute by minute.',
    ),
    picture: 'wm-600/hero',
    preline: t('Zeiten in Minuten je Charge', 'Times in minutes per batch'),
    tables: [
      {
        suffix: '',
        headline: t('Mischwölfe WM', 'WM mixer-grinders'),
        introduction: t(
          'Für Hackfleisch mit 13-mm-Scheibe. Mit Analyse zwischen den beiden Mischgängen.',
          'For minced meat with a 13 mm plate. With analysis between the two mixing steps.',
        ),
        machines: ['wm-600'],
      },
    ],
    goods: [{ picture: 'goods/mince', description: t('Hackfleisch, 20 % Fett', 'Minced meat, 20% fat') }],
  },
  mixers: {
    slug: 'mischer',
    title: t('Mischer', 'Mixers'),
    subline: t(
      'Vom Mischen in drei Minuten bis zum Massieren über Nacht: dieselbe Maschine, vier Anwendungen.',
      'From mixing in three minutes to massaging overnight: one machine, four uses.',
    ),
    picture: 'm-1100/hero',
    preline: t('Charge in kg, Mischzeit in Minuten', 'Batch in kg, mixing time in minutes'),
    tables: [
      {
        suffix: '',
        headline: t('Paddelmischer M', 'M paddle mixers'),
        introduction: t(
          'Mischzeiten ohne Beladen und Entleeren. Beim Massieren sind die Ruhezeiten eingerechnet.',
          'Mixing times without loading and emptying. Massaging times include the rest periods.',
        ),
        machines: ['m-1100'],
      },
    ],
    goods: [{ picture: 'scenes/cooked-ham', description: t('Schinkenstücke mit Lake', 'Pieces of ham with brine') }],
  },
  emulsifiers: {
    slug: 'emulgatoren',
    title: t('Emulgatoren', 'Emulsifiers'),
    subline: t(
      'Durchlauf bis 12.000 kg/h mit stufenlos verstellbarem Schneidspalt.',
      'Up to 12,000 kg/h in one pass with an infinitely variable cutting gap.',
    ),
    picture: 'e-175/hero',
    preline: t('Durchsatz in kg/h', 'Throughput in kg/h'),
    tables: [
      {
        suffix: '',
        headline: t('Emulgatoren E', 'E emulsifiers'),
        introduction: t(
          'Brühwurst bei 2 °C und 0,15 mm Spalt, Kochwurst heiß bei 75 °C.',
          'Boiled sausage at 2 °C and a gap of 0.15 mm, cooked sausage hot at 75 °C.',
        ),
        machines: ['e-175'],
      },
    ],
    goods: [{ picture: 'goods/emulsion', description: t('Streichfeine Leberwurst', 'Smooth liver sausage') }],
  },
  frozenMeatCutters: {
    slug: 'gefrierfleischschneider',
    title: t('Gefrierfleischschneider', 'Frozen block cutters'),
    subline: t(
      'Ganze Blöcke bei −25 °C in Stücke für Wolf und Kutter, ohne Antauen.',
      'Whole blocks at −25 °C cut into pieces for the grinder and the bowl cutter, without thawing.',
    ),
    picture: 'gs-620/hero',
    preline: t('Block, Stück und Leistung', 'Block, piece and output'),
    tables: [
      {
        suffix: '',
        headline: t('Gefrierfleischschneider GS', 'GS frozen block cutters'),
        introduction: t(
          'Leistung bei −18 °C und magerem Rindfleisch, mit grober und mit feiner Trommel.',
          'Output at −18 °C with lean beef, with the coarse and with the fine drum.',
        ),
        machines: ['gs-620'],
      },
    ],
    goods: [{ picture: 'goods/frozen-block', description: t('Rindfleisch, Block 25 kg', 'Beef, 25 kg block') }],
  },
};
