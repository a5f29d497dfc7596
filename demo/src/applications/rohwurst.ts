import { t } from '../text.ts';
import type { Application } from './application.ts';

export const rohwurst: Application = {
  title: t('Rohwurst', 'Dry sausage'),
  subline: t(
    'Klares Korn braucht Kälte, Schärfe und wenig Druck. Diese Maschinen wolfen, mischen und kuttern unter null Grad.',
    'Clear particle definition needs cold, sharp knives and little pressure. These machines grind, mix and cut below zero.',
  ),
  picture: 'goods/sausage-mass',
  topics: ['sausage'],
  facts: [
    { text: t('Endkörnung 2 bis 5 mm', 'Final particle size of 2 to 5 mm'), icon: 'ruler' },
    { text: t('Verarbeitung bei −4 bis −2 °C', 'Processed at −4 to −2 °C'), icon: 'thermometer' },
    { text: t('Klares Schnittbild, das nicht schmiert', 'Clear particle definition without smearing'), icon: 'check' },
    { text: t('Sehnen und Knorpel werden abgeschieden', 'Sinews and gristle are separated'), icon: 'check' },
    { text: t('Chargen von 70 bis 700 kg', 'Batches of 70 to 700 kg'), icon: 'scale' },
    { text: t('Gleichmäßige Salzverteilung in 150 Sekunden', 'Salt evenly distributed within 150 seconds'), icon: 'timer' },
  ],
  slides: [
    {
      headline: t('Der Rohstoff bleibt gefroren', 'The raw material stays frozen'),
      points: [
        t('Blöcke werden geschnitten, nicht aufgetaut', 'Blocks are cut, not thawed'),
        t('Kein Tropfsaft, kein Auftauraum', 'No drip loss, no thawing room'),
      ],
      picture: 'gs-620/block',
    },
    {
      headline: t('Der letzte Schnitt', 'The final cut'),
      points: [
        t('Messer und Scheibe liegen spielfrei an', 'Knife and plate are free of play'),
        t('Der Vorschneider nimmt den Druck', 'The pre-cutter takes the pressure'),
        t('Der Sortiersatz führt Sehnen ab', 'The sorting set carries off sinews'),
      ],
      picture: 'ww-200/cutting-set',
    },
    {
      headline: t('Fett und Mageres bleiben getrennt', 'Fat and lean stay separate'),
      points: [
        t('Rührarme heben, statt zu kneten', 'Stirring arms lift instead of kneading'),
        t('Höchstens 0,4 Kelvin Unterschied in der Charge', 'A difference of 0.4 kelvin at most within a batch'),
      ],
      picture: 'wwr-200/arms',
    },
    {
      headline: t('Aus dem Kutter', 'From the bowl cutter'),
      points: [t('Flache Messer, vier bis sechs Minuten', 'Flat knives, four to six minutes')],
      picture: 'scenes/dry-sausage',
    },
  ],
  machines: ['ww-200', 'wwr-200', 'wm-600', 'k-330', 'gs-620'],
  lines: ['rohwurstlinie'],
};
