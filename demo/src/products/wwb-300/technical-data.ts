import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['WW 250', 'WWB 300'],
  groups: [
    { headline: t('Leistung frisch', 'Output, fresh'), figures: ['fresh3', 'fresh5', 'fresh8', 'fresh13', 'output'] },
    { headline: t('Leistung gefroren', 'Output, frozen'), figures: ['frozen5', 'frozen8', 'frozen13', 'outputFrozen'] },
    { headline: t('Antrieb', 'Drive'), figures: ['wormDrive', 'feedWormDrive', 'wormSpeedControl', 'temperature'] },
    { headline: t('Beschickung', 'Loading'), figures: ['hopper', 'loadingHeight', 'binLift', 'trolleyLift', 'platform'] },
    { headline: t('Schneidsatz', 'Cutting set'), figures: ['plate', 'cuttingSteps', 'quickChange', 'sorting'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Maße und Gewicht der WWB 300 mit Hubsäule, ohne Schutzzaun. Verarbeitungsleistung mit 20-mm-Lochscheibe. Änderungen vorbehalten.',
    'Dimensions and weight of the WWB 300 with lifting column, without safety fence. Output with a 20 mm hole plate. Subject to change.',
  ),
};
