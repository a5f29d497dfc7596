import { t } from '../text.ts';
import type { Automation } from './all.ts';

export const temperaturfuehrung: Automation = {
  title: t('Temperaturführung', 'Temperature control'),
  subline: t('Kühlung nach Messwert am Auslauf', 'Cooling by the value measured at the outlet'),
  topics: ['climate', 'control'],
  sections: [
    {
      headline: t('Vier Fühler, ein Regelkreis', 'Four sensors, one control loop'),
      copy: [
        t(
          'Gemessen wird im Trichter, im Trog, am Auslauf und im Füllwagen. Weicht ein Wert ab, ändert die Steuerung zuerst die Drehzahl, dann den Solefluss, zuletzt gibt sie CO₂ zu.',
          'Temperatures are measured in the hopper, in the trough, at the outlet and in the filler trolley. If a value deviates, the control first changes the speed, then the flow of brine, and only then adds CO₂.',
        ),
      ],
    },
    {
      headline: t('Ein Drittel weniger Gas', 'A third less gas'),
      copy: [
        t(
          'Düsen im Trogboden kühlen das Produkt statt der Luft darüber. Im Jahr spart eine Linie rund 60 Tonnen CO₂.',
          'Nozzles in the bottom of the trough cool the product instead of the air above it. A line saves about 60 tonnes of CO₂ a year.',
        ),
      ],
    },
  ],
  pictures: ['wm-600/jacket', 'm-1100/side', 'wwr-200/rim'],
  videos: [],
};
