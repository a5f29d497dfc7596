import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['E 175', 'E 175 D'],
  groups: [
    { headline: t('Durchsatz', 'Throughput'), figures: ['outputBoiled', 'outputCooked', 'temperature', 'warming'] },
    { headline: t('Schneidsatz', 'Cutting set'), figures: ['plate', 'plateSets', 'plateHoles', 'cuttingGap', 'gapDrive'] },
    { headline: t('Antrieb', 'Drive'), figures: ['knifeDrive', 'knifeSpeed', 'knifeCircle', 'tipSpeed'] },
    {
      headline: t('Zuführung und Auslauf', 'Inlet and outlet'),
      figures: ['funnel', 'pumpInlet', 'loadingHeight', 'dischargeHeight', 'outletSensor'],
    },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Durchsatz Brühwurst bei 2 °C Eingangstemperatur und 0,15 mm Spalt, Kochwurst bei 75 °C. Änderungen vorbehalten.',
    'Throughput of boiled sausage at an inlet temperature of 2 °C and a gap of 0.15 mm, of liver sausage at 75 °C. Subject to change.',
  ),
};
