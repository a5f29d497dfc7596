import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['GS 620', 'GS 620 F'],
  groups: [
    { headline: t('Leistung', 'Output'), figures: ['output', 'temperature', 'block', 'blockSection', 'piece'] },
    { headline: t('Trommel', 'Drum'), figures: ['cuttingWidth', 'drumKnives', 'drumSpeed', 'drumDrive', 'feedDrive'] },
    { headline: t('Ausstattung', 'Equipment'), figures: ['blockLift', 'metalDetector', 'loadingHeight', 'dischargeHeight'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Leistung bei −18 °C und magerem Rindfleisch. Änderungen vorbehalten.',
    'Output at −18 °C with lean beef. Subject to change.',
  ),
};
