import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['WW 160', 'WW 200', 'WW 250'],
  groups: [
    {
      headline: t('Leistung und Antrieb', 'Output and drive'),
      figures: ['output', 'outputFrozen', 'wormDrive', 'feedWormDrive', 'wormSpeedControl'],
    },
    { headline: t('Leistung frisch', 'Output, fresh'), figures: ['fresh3', 'fresh5', 'fresh8', 'fresh13'] },
    { headline: t('Trichter', 'Hopper'), figures: ['hopper', 'loadingHeight', 'trolleyLift', 'platform'] },
    { headline: t('Schneidsatz', 'Cutting set'), figures: ['plate', 'cuttingSteps', 'quickChange', 'sorting'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Leistung mit 20-mm-Lochscheibe, abhängig von Produkt und Temperatur. Änderungen vorbehalten.',
    'Output with a 20 mm hole plate, depending on product and temperature. Subject to change.',
  ),
};
