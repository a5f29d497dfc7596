import type { PictureKey } from './media.ts';
import { type Text, t } from './text.ts';

interface Application {
  title: Text;
  subline: Text;
  picture: PictureKey;
}

/** What customers make; the key is the slug. Several products share an application. */
export const APPLICATIONS = {
  rohwurst: {
    title: t('Rohwurst', 'Dry sausage'),
    subline: t('Klares Korn von 3 bis 5 mm bei −4 bis −2 °C', 'Clear grain of 3 to 5 mm at −4 to −2 °C'),
    picture: 'applications/dry-sausage',
  },
  bruehwurst: {
    title: t('Brühwurst', 'Cooked sausage'),
    subline: t('Feines, stabiles Brät bis 12 °C', 'Fine, stable emulsion up to 12 °C'),
    picture: 'applications/cooked-sausage',
  },
  hackfleisch: {
    title: t('Hackfleisch', 'Minced meat'),
    subline: t('Lockere Struktur, Körnung 3 bis 5 mm', 'Loose texture, grain of 3 to 5 mm'),
    picture: 'applications/minced-meat',
  },
  gefrierbloecke: {
    title: t('Gefrierblöcke', 'Frozen blocks'),
    subline: t('Bis −18 °C im Stück, ohne Vorbrechen', 'Down to −18 °C in one piece, without pre-breaking'),
    picture: 'applications/frozen-blocks',
  },
  tiernahrung: {
    title: t('Tiernahrung', 'Pet food'),
    subline: t('Körnung 8 bis 20 mm bei hoher Stundenleistung', 'Grain of 8 to 20 mm at a high hourly output'),
    picture: 'applications/pet-food',
  },
  kochwurst: {
    title: t('Leber- und Kochwurst', 'Liver sausage and pâté'),
    subline: t('Heiß verarbeitet bis 90 °C', 'Processed hot, up to 90 °C'),
    picture: 'applications/liver-sausage',
  },
  kochschinken: {
    title: t('Kochschinken', 'Cooked ham'),
    subline: t('Massieren unter Vakuum, schonend in Intervallen', 'Massaging under vacuum, gently in intervals'),
    picture: 'applications/cooked-ham',
  },
  frikadellen: {
    title: t('Frikadellen und Burger', 'Meatballs and burgers'),
    subline: t('Einlagen und Gewürze gleichmäßig verteilt', 'Spices and chunky ingredients mixed in evenly'),
    picture: 'applications/burger',
  },
  fleischalternativen: {
    title: t('Fleischalternativen', 'Meat alternatives'),
    subline: t('Emulsionen und Fasern aus Pflanzeneiweiß', 'Emulsions and fibres from plant protein'),
    picture: 'applications/meat-alternatives',
  },
} as const satisfies Record<string, Application>;
export type ApplicationKey = keyof typeof APPLICATIONS;
