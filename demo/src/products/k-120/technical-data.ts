import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['K 120', 'K 330'],
  groups: [
    {
      headline: t('Chargen und Zeiten', 'Batches and times'),
      figures: ['batchDry', 'timeDry', 'batchBoiled', 'timeBoiled', 'batchCooked', 'timeCooked'],
    },
    { headline: t('Messer', 'Knives'), figures: ['knives', 'knifeCircle', 'knifeSpeed', 'tipSpeed', 'knifeDrive'] },
    { headline: t('Schüssel', 'Bowl'), figures: ['bowl', 'bowlSpeed', 'bowlDrive', 'temperature'] },
    { headline: t('Ausstattung', 'Equipment'), figures: ['unloader', 'noiseHood', 'trolleyLift'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Geräuschwerte mit Lärmschutzdeckel. Zeiten vom Beladen bis zum Entleeren. Änderungen vorbehalten.',
    'Noise values with noise hood. Times from loading to emptying. Subject to change.',
  ),
};
