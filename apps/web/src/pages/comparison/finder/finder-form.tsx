import { HOLE_DIAMETERS } from '@vitrine/contract/hole-diameters.ts';
import { PRODUCT_TYPES, type ProductType } from '@vitrine/contract/product-types.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Segment } from '@vitrine/ui/segment.tsx';
import { Select } from '@vitrine/ui/select.tsx';
import { Snowflake, Thermometer } from 'lucide';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type CriteriaSearch, GOODS } from './address.ts';
import { AmountField } from './amount-field.tsx';
import { type Criteria, FIELDS } from './criteria.ts';
import styles from './finder-form.module.css';
import { goodsOfType } from './goods.ts';

interface Props {
  criteria: Criteria;
  /** Kinds of machines that have a table. */
  types: ReadonlySet<ProductType>;
  count: number;
  onChange: (next: CriteriaSearch) => void;
}

const ANY = '';

/** One row of controls; each acts at once, and the button leads to what was found. */
export function FinderForm({ criteria, types, count, onChange }: Props) {
  const t = useTexts('comparison');
  const outputs = useTexts('outputs');
  const { type, state, hole, goods } = criteria;
  const fields = FIELDS[type];
  const choices = goodsOfType(type);
  const amounts = (fields.output ? 1 : 0) + (fields.batch ? 2 : 0);
  const set = (part: Partial<Criteria>) => onChange({ ...criteria, ...part });
  return (
    <form
      className={`grid ${styles.form}`}
      style={customProperties({ '--amounts': amounts })}
      aria-label={t('finder.name')}
      onSubmit={(event) => {
        event.preventDefault();
        document.getElementById('finder-results')?.focus();
      }}
    >
      <div className={styles.row}>
        <Select
          className={styles.type}
          label={t('finder.type')}
          value={type}
          options={PRODUCT_TYPES.filter((one) => types.has(one)).map((value) => ({ value, label: t(`finder.types.${value}`) }))}
          onChange={({ target }) => {
            const next = PRODUCT_TYPES.find((one) => one === target.value);
            // What one kind is asked for says nothing of another; only the output does.
            if (next) onChange({ type: next, state, output: FIELDS[next].output ? criteria.output : undefined });
          }}
        />
        {fields.output && (
          <AmountField label={t('finder.output')} unit="kg/h" value={criteria.output} onChange={(output) => set({ output })} />
        )}
        {fields.plates && (
          <>
            <Segment
              className={styles.segment ?? ''}
              label={t('finder.hole')}
              showLabel
              value={hole === undefined ? ANY : String(hole)}
              options={[
                { value: ANY, label: t('finder.anyHole') },
                ...HOLE_DIAMETERS.map((value) => ({ value: String(value), label: String(value) })),
              ]}
              onChange={(value) => set({ hole: HOLE_DIAMETERS.find((one) => String(one) === value) })}
            />
            <Segment
              className={styles.segment ?? ''}
              label={t('finder.state')}
              showLabel
              value={state}
              options={[
                { value: 'fresh', label: outputs('states.fresh'), icon: Thermometer },
                { value: 'frozen', label: outputs('states.frozen'), icon: Snowflake },
              ]}
              onChange={(value) => set({ state: value })}
            />
          </>
        )}
        {fields.goods && (
          <Select
            label={t('finder.goods')}
            value={goods ?? ANY}
            options={[
              { value: ANY, label: t('finder.anyGoods') },
              ...choices.map((value) => ({ value, label: stripSoftHyphens(outputs(`group.${value}`)) })),
            ]}
            onChange={({ target }) => set({ goods: GOODS.find((one) => one === target.value) })}
          />
        )}
        {fields.batch && (
          <>
            <AmountField label={t('finder.batch')} unit="kg" value={criteria.batch} onChange={(batch) => set({ batch })} />
            <AmountField
              label={t('finder.minutes')}
              unit="min"
              value={criteria.minutes}
              onChange={(minutes) => set({ minutes })}
            />
          </>
        )}
        <Button type="submit" className={styles.submit}>
          {t('finder.show', { count })}
        </Button>
      </div>
    </form>
  );
}
