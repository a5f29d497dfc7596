import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['WW 200', 'WW 250', 'WWB 300'],
  groups: [
    { headline: t('Leistung frisch', 'Output, fresh'), figures: ['fresh3', 'fresh5', 'fresh8', 'fresh13', 'output'] },
    {
      headline: t('Leistung gefroren', 'Output, frozen'),
      figures: ['frozen3', 'frozen5', 'frozen8', 'frozen13', 'outputFrozen'],
    },
    { headline: t('Antrieb', 'Drive'), figures: ['wormDrive', 'feedWormDrive', 'wormSpeedControl', 'temperature'] },
    { headline: t('Beladen', 'Loading'), figures: ['hopper', 'loadingHeight', 'platform', 'binLift'] },
    { headline: t('Schneidsatz', 'Cutting set'), figures: ['plate', 'cuttingSteps', 'quickChange', 'sorting'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Frisch bei 0 bis +4 °C, gefroren bei −18 °C; Verarbeitungsleistung mit 20-mm-Lochscheibe. Maße ohne Podest. Änderungen vorbehalten.',
    'Fresh at 0 to +4 °C, frozen at −18 °C; output with a 20 mm hole plate. Dimensions without platform. Subject to change.',
  ),
};
