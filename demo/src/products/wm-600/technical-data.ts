import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['WM 600', 'WM 600 V'],
  groups: [
    { headline: t('Mischen', 'Mixing'), figures: ['trough', 'batch', 'mixDrive', 'cycle', 'outputBatch', 'temperature'] },
    {
      headline: t('Zeit je Charge', 'Time per batch'),
      figures: ['timeLoading', 'timeMixing', 'timeAnalysis', 'timeMixing2', 'timeMincing'],
    },
    {
      headline: t('Wolfen', 'Grinding'),
      figures: ['output', 'wormDrive', 'wormSpeed', 'plate', 'cuttingSteps', 'quickChange', 'sorting'],
    },
    { headline: t('Kühlen und Vakuum', 'Cooling and vacuum'), figures: ['coolingJacket', 'gasCooling', 'vacuum'] },
    { headline: t('Beschicken und Wiegen', 'Loading and weighing'), figures: ['loadingHeight', 'trolleyLift', 'weighing'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Leistung beim Wolfen mit 13-mm-Lochscheibe. Chargenzeit bei 450 kg Hackfleisch. Änderungen vorbehalten.',
    'Grinding output with a 13 mm hole plate. Batch time with 450 kg of minced meat. Subject to change.',
  ),
};
