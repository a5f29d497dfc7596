import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['WW 160', 'WW 200', 'WW 250'],
  groups: [
    { headline: t('Antrieb', 'Drive'), figures: ['wormDrive', 'feedWormDrive', 'wormSpeedControl', 'temperature'] },
    { headline: t('Leistung frisch', 'Output, fresh'), figures: ['fresh3', 'fresh8', 'output'] },
    { headline: t('Leistung gefroren', 'Output, frozen'), figures: ['frozen3', 'frozen8', 'outputFrozen'] },
    { headline: t('Trichter', 'Hopper'), figures: ['hopper', 'loadingHeight', 'trolleyLift'] },
    { headline: t('Schneidsatz', 'Cutting set'), figures: ['plate', 'cuttingSteps', 'quickChange', 'sorting'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Verarbeitungsleistung ohne Zusatz mit 20-mm-Lochscheibe; gefroren bei −18 °C. Änderungen vorbehalten.',
    'Output without further note with a 20 mm hole plate; frozen at −18 °C. Subject to change.',
  ),
};
