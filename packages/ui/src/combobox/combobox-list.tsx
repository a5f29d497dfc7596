import { Check } from 'lucide';
import { type RefObject, useRef } from 'react';
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { Icon } from '../icon.tsx';
import styles from './combobox.module.css';
import type { ComboboxOption } from './matching-options.ts';

type Choice = NonNullable<ReturnType<ComboBoxState<ComboboxOption>['collection']['getItem']>>;

interface Props extends AriaListBoxOptions<ComboboxOption> {
  state: ComboBoxState<ComboboxOption>;
  listRef: RefObject<HTMLDivElement | null>;
}

/** The options of a combobox. The focus stays in its input. */
export function ComboboxList({ state, listRef, ...props }: Props) {
  const { listBoxProps } = useListBox(props, state, listRef);
  return (
    <div {...listBoxProps} ref={listRef} className={styles.list}>
      {[...state.collection].map((item) => (
        <Option key={item.key} item={item} state={state} />
      ))}
    </div>
  );
}

function Option({ item, state }: { item: Choice; state: ComboBoxState<ComboboxOption> }) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused, isSelected } = useOption({ key: item.key }, state, ref);
  return (
    <div {...optionProps} ref={ref} className={styles.option} data-active={isFocused || undefined}>
      {item.rendered}
      {isSelected ? <Icon icon={Check} /> : null}
    </div>
  );
}
