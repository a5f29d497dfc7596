import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'unloader',
    categories: ['discharge'],
    title: t('Auswerfer', 'Unloading disc'),
    copy: t('90 kg in 50 Sekunden in den 120-l-Wagen.', '90 kg in 50 seconds into a 120-litre trolley.'),
    pictures: ['k-330/unloader'],
    slides: [
      {
        headline: t('Oder mit der Schaufel', 'Or with the scoop'),
        copy: t(
          'Ohne Auswerfer bleibt der Schüsselrand ringsum frei.',
          'Without the disc the edge of the bowl stays clear all round.',
        ),
      },
    ],
  },
  {
    key: 'noise-hood',
    categories: ['process'],
    title: t('Lärmschutzdeckel', 'Noise hood'),
    copy: t('Senkt den Pegel von 83 auf 79 dB(A).', 'Lowers the level from 83 to 79 dB(A).'),
    pictures: ['k-120/noise-hood'],
    slides: [
      {
        headline: t('Mit einem Griff offen', 'Opens with one hand'),
        copy: t(
          'Aus Edelstahl; er klappt nach hinten und gibt die Schüssel frei.',
          'Made of stainless steel; it folds back and clears the bowl.',
        ),
      },
    ],
  },
  {
    key: 'second-head',
    categories: ['cutting'],
    title: t('Zweiter Messerkopf', 'Second knife head'),
    copy: t('Einer für Rohwurst, einer für Brät.', 'One for dry sausage, one for emulsion.'),
    pictures: ['k-330/knives'],
    slides: [
      {
        headline: t('11 Kilogramm', '11 kilograms'),
        copy: t(
          'wiegt der bestückte Kopf; der Wechsel dauert sechs Minuten.',
          'is the weight of the fitted head; changing it takes six minutes.',
        ),
      },
    ],
  },
  {
    key: 'cooking',
    categories: ['process'],
    title: t('Türen mit Dampfanschluss für die Schüssel', 'Doors with steam connection for the bowl'),
    copy: t(
      'Die beheizte Schüssel hält Kochwurstmasse bis zum Füllen auf 80 °C.',
      'The heated bowl keeps liver sausage mixture at 80 °C until filling.',
    ),
    pictures: ['k-120/doors'],
    slides: [
      {
        headline: t('Dampf von unten', 'Steam from below'),
        copy: t(
          '0,5 bar im Doppelboden, kein Kontakt zum Produkt.',
          '0.5 bar in the double bottom, no contact with the product.',
        ),
      },
    ],
  },
];
