import { ChevronDown } from 'lucide';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { type ControlTies, Field, type FieldLook } from '../field.tsx';
import { Icon } from '../icon.tsx';
import inputStyles from '../input.module.css';
import styles from './combobox.module.css';
import { ComboboxList } from './combobox-list.tsx';
import { type ComboboxOption, matchingOptions, writtenOption } from './matching-options.ts';

interface ComboboxTexts {
  /** Stands in the list's place when nothing matches. */
  none: string;
  /** In the place of the error while what is written is no option: the field is not empty then. */
  unknown: string;
}
interface ControlProps extends Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'required'> {
  label: string;
  options: readonly ComboboxOption[];
  /** Of the option that is chosen; empty while none is. */
  value: string;
  onChange: (value: string) => void;
  texts: ComboboxTexts;
}
interface ComboboxProps extends FieldLook, ControlProps {
  id?: string;
  locale: string;
  /** What was typed before this code was there; null where nothing was. */
  begun?: string | null;
}

/** The id of the style element that React Aria adds where none has it (usePress). */
const PRESSABLE_STYLE = 'react-aria-pressable-style';

/**
 * One of many, found by typing. Keys, roles and what is read out are React Aria's; a name that is written out, also by the browser's
 * autofill, is chosen, and so is the only match when the field is left.
 */
export function Combobox({
  locale,
  hint,
  error,
  invalid,
  optional,
  describedBy,
  className,
  id,
  begun = null,
  ...control
}: ComboboxProps) {
  const { label, value, texts } = control;
  /** Null while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(begun);
  const isUnknown = value === '' && typed !== null && typed.trim() !== '';
  return (
    <I18nProvider locale={locale}>
      {/* Our policy refuses styles that a script adds; combobox.module.css has the rule instead. */}
      <meta id={PRESSABLE_STYLE} />
      <Field
        {...{ label, optional, invalid, describedBy, className, id }}
        error={error !== undefined && isUnknown ? texts.unknown : error}
        hint={hint}
      >
        {(ties) => <ComboboxControl {...control} {...{ ties, typed, setTyped }} />}
      </Field>
    </I18nProvider>
  );
}

interface TypedProps {
  ties: ControlTies;
  typed: string | null;
  setTyped: (typed: string | null) => void;
}

function ComboboxControl({ ties, typed, setTyped, label, options, value, onChange, texts, ...input }: ControlProps & TypedProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const listBoxRef = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value);
  const shown = typed === null ? options : matchingOptions(options, typed);

  const choose = (key: string) => {
    setTyped(null);
    onChange(key);
  };
  const type = (text: string) => {
    const written = writtenOption(options, text);
    // A name that begins another one ("Guinea") may be on its way there; autofill goes nowhere else.
    const isThere = inputRef.current !== null && inputRef.current === document.activeElement;
    const isWhole = written?.label === text && (!isThere || matchingOptions(options, text).length === 1);
    setTyped(isWhole ? null : text);
    onChange(written?.value ?? '');
  };
  const leave = () => {
    if (typed === null) return;
    const only = shown.length === 1 && typed.trim() !== '' ? shown[0] : undefined;
    const meant = writtenOption(options, typed) ?? only;
    if (meant) choose(meant.value);
    else if (typed.trim() === '') setTyped(null);
  };

  const props = {
    'aria-label': label,
    id: ties.id,
    items: shown,
    children: (option: ComboboxOption) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
    inputValue: typed ?? chosen?.label ?? '',
    onInputChange: type,
    // Chosen or not: what is chosen closes the list, which still has more to offer.
    value: value === '' || (typed !== null && shown.length > 1) ? null : value,
    // What is typed and is no option stays: null, which would take it away, is not asked for.
    onChange: (key: string | number | null) => key !== null && choose(String(key)),
    onFocus: () => inputRef.current?.select(),
    onBlur: leave,
    allowsEmptyCollection: true,
  };
  useReadablePage(inputRef);
  const state = useComboBoxState<ComboboxOption>(props);
  const { isOpen, selectionManager } = state;
  const { inputProps, listBoxProps } = useComboBox({ ...props, inputRef, listBoxRef, popoverRef }, state);

  // React Aria's own ways to close give up what is typed, which is not theirs to give up here: the list would open again at once.
  const close = () => state.setOpen(false);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { isComposing } = event.nativeEvent;
    const isIdle = event.key === 'Escape' || (event.key === 'Enter' && (!isOpen || selectionManager.focusedKey === null));
    if (isComposing || !isIdle) return inputProps.onKeyDown?.(event);
    if (!isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  // The best match is at hand for Enter and Tab while something is typed.
  const first = typed !== null && typed.trim() !== '' ? shown[0]?.value : undefined;
  useEffect(() => {
    if (isOpen && first !== undefined) selectionManager.setFocusedKey(first);
  }, [isOpen, first, typed]);
  const takeOver = useRef(() => {
    if (typed === null) return;
    type(typed);
    if (inputRef.current === document.activeElement) state.open(null, 'input');
  });
  useEffect(() => takeOver.current(), []);
  useEffect(() => {
    if (isOpen) popoverRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <div className={inputStyles.control}>
      <input
        {...inputProps}
        {...input}
        {...ties}
        role="combobox"
        aria-expanded={isOpen && shown.length > 0}
        aria-controls={isOpen && shown.length > 0 ? listBoxProps.id : undefined}
        ref={inputRef}
        className={`${inputStyles.input} ${styles.input}`}
        onKeyDown={press}
        onClick={() => (isOpen ? close() : state.open(null, 'manual'))}
      />
      <Icon icon={ChevronDown} className={styles.sign} />
      {isOpen ? (
        <div className={styles.box} ref={popoverRef}>
          {shown.length === 0 ? (
            <p className={styles.none}>{texts.none}</p>
          ) : (
            <ComboboxList {...listBoxProps} aria-label={label} state={state} listRef={listBoxRef} />
          )}
        </div>
      ) : null}
    </div>
  );
}

/**
 * An open list hides the rest of the page from screen readers, with fields that can still have the focus, which axe refuses. What is marked
 * as a layer of its own is left alone.
 */
function useReadablePage(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let layer = control.current;
    while (layer?.parentElement && layer.parentElement !== document.body) layer = layer.parentElement;
    layer?.setAttribute('data-react-aria-top-layer', 'true');
  }, [control]);
}
