import type { TechnicalData } from '../../technical-data.ts';
import { t } from '../../text.ts';

export const technicalData: TechnicalData = {
  machines: ['WW 200', 'WWR 200'],
  groups: [
    { headline: t('Leistung frisch', 'Output, fresh'), figures: ['fresh3', 'fresh5', 'output'] },
    { headline: t('Leistung gefroren', 'Output, frozen'), figures: ['outputFrozen'] },
    { headline: t('Wolfen', 'Grinding'), figures: ['wormDrive', 'feedWormDrive'] },
    {
      headline: t('Trichter und Rührwerk', 'Hopper and stirring arms'),
      figures: ['hopper', 'stirDrive', 'loadingHeight', 'platform'],
    },
    { headline: t('Schneidsatz', 'Cutting set'), figures: ['plate', 'cuttingSteps', 'quickChange', 'sorting'] },
    { headline: t('Aufstellung', 'Installation'), figures: ['size', 'weight', 'connectedLoad', 'noise'] },
  ],
  note: t(
    'Leistung mit 20-mm-Lochscheibe, wenn nicht anders genannt; Rührwerk beim Wolfen in Förderstellung. Änderungen vorbehalten.',
    'Output with a 20 mm hole plate unless stated otherwise; arms in conveying position during grinding. Subject to change.',
  ),
};
