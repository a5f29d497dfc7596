import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['W 130', 'W 160'],
  groups: [
    {
      headline: t('Leistung und Antrieb', 'Output and drive'),
      figures: ['output', 'outputFrozen', 'temperature', 'wormDrive', 'feedWormDrive', 'wormSpeedControl'],
    },
    { headline: t('Leistung frisch', 'Output, fresh'), figures: ['fresh3', 'fresh5', 'fresh8', 'fresh13'] },
    { headline: t('Trichter', 'Hopper'), figures: ['hopper', 'loadingHeight', 'trolleyLift'] },
    { headline: t('Schneidsatz', 'Cutting set'), figures: ['plate', 'cuttingSteps', 'quickChange', 'sorting'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Leistung mit 20-mm-Lochscheibe, gefroren nach dem Vorbrechen. Änderungen vorbehalten.',
    'Output with a 20 mm hole plate, frozen meat after pre-breaking. Subject to change.',
  ),
};
