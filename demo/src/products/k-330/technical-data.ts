import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['K 120', 'K 330', 'K 550'],
  groups: [
    { headline: t('Schüssel', 'Bowl'), figures: ['bowl', 'batch', 'bowlSpeed', 'bowlDrive', 'temperature'] },
    { headline: t('Chargen', 'Batches'), figures: ['batchDry', 'timeDry', 'timeBoiled', 'batchCooked', 'timeCooked'] },
    { headline: t('Messer', 'Knives'), figures: ['knives', 'knifeCircle', 'knifeSpeed', 'tipSpeed', 'knifeDrive'] },
    { headline: t('Ausstattung', 'Equipment'), figures: ['unloader', 'trolleyLift', 'noiseHood'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Charge bezogen auf feines Brühwurstbrät. Geräuschwerte bei geschlossenem Lärmschutzdeckel. Änderungen vorbehalten.',
    'Batch refers to fine boiled-sausage emulsion. Noise values with the noise hood closed. Subject to change.',
  ),
};
