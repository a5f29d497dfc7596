import { Field } from '@vitrine/ui/field.tsx';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { shownLanguage } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figureText } from '../../../sections/output-tables/figure.ts';
import { AMOUNT_MAX } from './address.ts';
import styles from './amount-field.module.css';
import { type AmountUnit, beginsAmount, hasOtherUnit, typedAmount } from './criteria.ts';

interface Props {
  label: string;
  unit: AmountUnit;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

const UNIT_TEXTS = { 'kg/h': 'finder.outputUnit', kg: 'finder.batchUnit', min: 'finder.minutesUnit' } as const;

/**
 * A whole number with its unit. What is no number, or one of another unit, stays as typed, with a sentence, and asks for nothing. Half an
 * amount ("5." of "5.000") is no error while it is typed, and what was asked before stays.
 */
export function AmountField({ label, unit, value, onChange }: Props) {
  const t = useTexts('comparison');
  const language = useStore(shownLanguage, (store) => store.language);
  const [text, setText] = useState(value === undefined ? '' : figureText(value, language));
  const [isLeft, setLeft] = useState(false);
  const typed = typedAmount(text, unit);
  const isWrong = typed === undefined && (isLeft || !beginsAmount(text, unit));
  // Back, forward and another link change it from outside.
  useEffect(() => {
    setText((before) => {
      const known = typedAmount(before, unit);
      if (known === undefined && value === undefined) return before;
      return (known ?? undefined) === value ? before : value === undefined ? '' : figureText(value, language);
    });
  }, [value, language, unit]);
  const change = (next: string) => {
    setText(next);
    setLeft(false);
    const amount = typedAmount(next, unit);
    if (amount !== undefined || !beginsAmount(next, unit)) onChange(amount ?? undefined);
  };
  const leave = () => {
    setLeft(true);
    if (typed) setText(figureText(typed, language));
    else if (typed === undefined) onChange(undefined);
  };
  const unitText = t(UNIT_TEXTS[unit]);
  const wrong = hasOtherUnit(text, unit)
    ? t('finder.otherUnit', { unit: unitText })
    : t('finder.notNumber', { max: figureText(AMOUNT_MAX, language) });
  return (
    <Field label={label} announced error={isWrong ? wrong : undefined}>
      {(ties) => (
        <div className={styles.control}>
          <input
            {...ties}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            className={styles.input}
            value={text}
            onChange={({ target }) => change(target.value)}
            onBlur={leave}
          />
          <span className={styles.unit} aria-hidden="true">
            {unitText}
          </span>
        </div>
      )}
    </Field>
  );
}
