import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['K 330', 'K 550'],
  groups: [
    { headline: t('Schüssel', 'Bowl'), figures: ['bowl', 'bowlSpeed', 'bowlDrive', 'temperature'] },
    { headline: t('Messer', 'Knives'), figures: ['knives', 'knifeCircle', 'knifeSpeed', 'tipSpeed', 'knifeDrive'] },
    {
      headline: t('Chargen', 'Batches'),
      figures: ['batchDry', 'batchBoiled', 'batchCooked', 'timeDry', 'timeBoiled', 'timeCooked'],
    },
    { headline: t('Ausstattung', 'Equipment'), figures: ['trolleyLift', 'unloader', 'noiseHood'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Breite der K 550 mit Beschickung; ohne 2.450 mm. Änderungen vorbehalten.',
    'Width of the K 550 with loader; 2,450 mm without. Subject to change.',
  ),
};
