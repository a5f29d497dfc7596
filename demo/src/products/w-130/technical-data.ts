import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['W 130', 'W 160'],
  groups: [
    { headline: t('Antrieb', 'Drive'), figures: ['output', 'wormDrive', 'wormSpeedControl', 'temperature'] },
    { headline: t('Schneidsatz', 'Cutting set'), figures: ['plate', 'cuttingSteps', 'quickChange', 'sorting'] },
    { headline: t('Einfüllen', 'Filling'), figures: ['hopper', 'loadingHeight', 'trolleyLift'] },
    { headline: t('Leistung frisch', 'Output, fresh'), figures: ['fresh3', 'fresh5', 'fresh8', 'fresh13', 'fresh20'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Leistung mit magerem Schweinefleisch bei +2 °C. Änderungen vorbehalten.',
    'Output with lean pork at +2 °C. Subject to change.',
  ),
};
