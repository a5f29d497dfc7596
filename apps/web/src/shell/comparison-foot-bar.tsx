import { useTexts } from '../i18n/use-texts.ts';
import { ComparisonChoice } from './comparison-choice.tsx';
import { FootBar } from './foot-bar.tsx';

/** The bar of the machines that are chosen. */
export function ComparisonFootBar() {
  const t = useTexts('shell');
  return (
    <FootBar label={t('comparison.bar')} yields>
      <ComparisonChoice />
    </FootBar>
  );
}
