import { Check, ChevronDown } from 'lucide';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Field, type FieldLook } from '../field.tsx';
import { Icon } from '../icon.tsx';
import inputStyles from '../input.module.css';
import styles from './combobox.module.css';
import { type ComboboxOption, matchingOptions, writtenOption } from './matching-options.ts';

interface ComboboxTexts {
  /** Stands in the list's place when nothing matches. */
  none: string;
  /** Read out while typing. */
  found: (count: number) => string;
  /** In the place of the error while what is written is no option: the field is not empty then. */
  unknown: string;
}
type ComboboxProps = FieldLook &
  Omit<ComponentProps<'input'>, keyof FieldLook | 'value' | 'onChange'> & {
    options: readonly ComboboxOption[];
    /** Of the option that is chosen; empty while none is. */
    value: string;
    onChange: (value: string) => void;
    texts: ComboboxTexts;
  };

/**
 * One of many, found by typing: an editable combobox with a list (WAI-ARIA Authoring Practices, "Combobox With List
 * Autocomplete"). The focus stays in the input, the list's active option is `aria-activedescendant`. A name that is written
 * out, also by the browser's autofill, is chosen; so is the only match when the field is left.
 */
export function Combobox(props: ComboboxProps) {
  const { label, optional, hint, error, invalid, describedBy, className, id, options, value, onChange, texts, ...input } = props;
  /** Null while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value);
  const isUnknown = value === '' && typed !== null && typed.trim() !== '';
  const shown = typed === null ? options : matchingOptions(options, typed);
  const optionId = (index: number) => `${list}-${index}`;
  const activeOption = open ? shown[active] : undefined;

  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    if (open && active >= 0) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active, list]);

  const show = (index: number) => {
    setOpen(true);
    setActive(index);
  };
  const choose = (option: ComboboxOption) => {
    setTyped(null);
    setOpen(false);
    onChange(option.value);
  };
  const type = (text: string) => {
    setTyped(text);
    show(text.trim() === '' ? -1 : 0);
    onChange(writtenOption(options, text)?.value ?? '');
  };
  const leave = () => {
    setOpen(false);
    if (typed === null) return;
    const only = shown.length === 1 && typed.trim() !== '' ? shown[0] : undefined;
    const meant = writtenOption(options, typed) ?? only;
    if (meant) choose(meant);
    else if (typed.trim() === '') setTyped(null);
  };
  const move = (step: 1 | -1) => {
    if (!open) return show(shown.findIndex((option) => option.value === value));
    const next = active < 0 && step < 0 ? shown.length - 1 : active + step;
    setActive((next + shown.length) % shown.length);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey && event.key === 'ArrowUp') setOpen(false);
      else if (shown.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (activeOption) choose(activeOption);
      else setOpen(false);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Tab' && typed !== null && activeOption) {
      choose(activeOption);
    }
  };

  return (
    <Field
      {...{ label, optional, invalid, describedBy, className, id }}
      error={error !== undefined && isUnknown ? texts.unknown : error}
      hint={hint}
    >
      {(ties) => (
        <div className={inputStyles.control}>
          <input
            {...input}
            {...ties}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open && shown.length > 0}
            aria-controls={open && shown.length > 0 ? list : undefined}
            aria-activedescendant={activeOption ? optionId(active) : undefined}
            spellCheck={false}
            className={`${inputStyles.input} ${styles.input}`}
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => (open ? setOpen(false) : show(-1))}
            onBlur={leave}
            onKeyDown={press}
          />
          <Icon icon={ChevronDown} className={styles.sign} />
          {open ? (
            <div className={styles.box} ref={box}>
              {shown.length === 0 ? (
                <p className={styles.none}>{texts.none}</p>
              ) : (
                // The input has the focus and its keys; the list is for the pointer and for being read.
                <div role="listbox" id={list} aria-label={label} className={styles.list}>
                  {shown.map((option, index) => (
                    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
                    <div
                      key={option.value}
                      role="option"
                      id={optionId(index)}
                      aria-selected={option.value === value}
                      data-active={index === active || undefined}
                      className={styles.option}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => choose(option)}
                    >
                      {option.label}
                      {option.value === value ? <Icon icon={Check} /> : null}
                    </div>
                  ))}
                </div>
              )}
            </div>
          ) : null}
          <span role="status" className="sr">
            {open && typed !== null ? texts.found(shown.length) : ''}
          </span>
        </div>
      )}
    </Field>
  );
}
