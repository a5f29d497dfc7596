import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['M 1100', 'M 1100 K'],
  groups: [
    { headline: t('Mischen', 'Mixing'), figures: ['trough', 'batch', 'mixingTime', 'mixDrive', 'shaftSpeed', 'temperature'] },
    {
      headline: t('Chargen nach Anwendung', 'Batches by use'),
      figures: ['batchDeAeration', 'timeDeAeration', 'batchDrySausage', 'timeDrySausage', 'batchHam', 'timeHam'],
    },
    { headline: t('Vakuum und Kühlung', 'Vacuum and cooling'), figures: ['vacuum', 'coolingJacket', 'gasCooling', 'steam'] },
    {
      headline: t('Beschicken und Entleeren', 'Loading and emptying'),
      figures: ['trolleyLift', 'weighing', 'flaps', 'dischargeHeight'],
    },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Höhe bei geschlossenem Deckel; geöffnet 3.150 mm. Änderungen vorbehalten.',
    'Height with the lid closed; 3,150 mm open. Subject to change.',
  ),
};
