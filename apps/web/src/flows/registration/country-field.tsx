import { queryOptions, useQuery } from '@tanstack/react-query';
import { country } from '@vitrine/contract/sites.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { loadCode } from '@vitrine/ui/load-code.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findMany } from '../../api/find.ts';
import { whenBegun } from '../../forms/when-begun.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './registration-form.module.css';

/**
 * Larger than the rest of the page, which does not wait for it: it comes once somebody is at the form. As a query it can be asked for again
 * where it does not come.
 */
const CODE = queryOptions({
  queryKey: ['combobox'],
  queryFn: () => loadCode(() => import(/* later: when the form is used */ '@vitrine/ui/combobox/combobox.tsx')),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

interface Props {
  id: string;
  value: string;
  error: readonly string[] | undefined;
  onChange: (value: string) => void;
}

/** Countries to choose from: independent ones, by their name in the current language. */
export function CountryField({ id, value, error, onChange }: Props) {
  const t = useTexts('registration');
  const common = useTexts('common');
  const accounts = useTexts('accounts');
  const { language } = useLanguage();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenBegun(() => setWanted(true)), []);
  const code = useQuery({ ...CODE, enabled: isWanted });
  const countries = useQuery(findMany(country, 'country/_all'));
  const { compare } = new Intl.Collator(language);
  const options = (countries.data ?? [])
    .filter(({ isIndependent }) => isIndependent)
    .map(({ id: option, code, fromCurrentSite }) => ({ value: option, label: fromCurrentSite.common, keyword: code }))
    .sort((a, b) => compare(a.label, b.label));
  /** What was typed before the code came; null where nothing was. */
  const [begun, setBegun] = useState<string | null>(null);
  const missing = [code, countries].filter(({ data }) => !data);
  const again = async () => {
    const answers = await Promise.all(missing.map(({ refetch }) => refetch()));
    // The button that was pressed goes.
    if (answers.every(({ data }) => data)) document.getElementById(id)?.focus();
  };
  // Also while it is asked for again: the button has the focus until there is a list.
  const failed = missing.some(({ errorUpdateCount }) => errorUpdateCount > 0);
  const field = {
    id,
    name: 'countryId',
    label: t('countryId'),
    autoComplete: 'country-name',
    required: true,
    error: failed ? t('countries.failed') : error,
    hint: failed ? (
      <Button
        variant="line"
        small
        busy={missing.some(({ isFetching }) => isFetching)}
        className={styles.retry}
        onClick={() => void again()}
      >
        {common('retry')}
      </Button>
    ) : undefined,
  };
  // What was typed is looked for in the list.
  const Combobox = begun === null || countries.data ? code.data?.Combobox : undefined;
  /** Where one writes in the field before its code came; null without the focus. */
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!Combobox || caret.current === null) return;
    const field = document.getElementById(id);
    field?.focus();
    if (begun !== null && field instanceof HTMLInputElement) field.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [Combobox, begun, id]);
  if (!Combobox) {
    return (
      <TextField
        {...field}
        aria-busy={isWanted && !failed}
        value={begun ?? options.find((option) => option.value === value)?.label ?? ''}
        onChange={({ target }) => {
          setBegun(target.value);
          // What was chosen before is not what is there now.
          onChange('');
          // A browser that fills in a form writes into fields without the focus.
          if (target === document.activeElement) caret.current = target.selectionEnd ?? 0;
        }}
        onSelect={({ currentTarget }) => {
          caret.current = currentTarget.selectionEnd ?? 0;
        }}
        onFocus={({ currentTarget }) => {
          caret.current = currentTarget.selectionEnd ?? 0;
        }}
        onBlur={() => {
          caret.current = null;
        }}
      />
    );
  }
  return (
    <Combobox
      {...field}
      locale={language}
      value={value}
      begun={begun}
      options={options}
      onChange={onChange}
      texts={{
        none: t('countries.none'),
        unknown: accounts('fieldErrors.noValidCountry'),
      }}
    />
  );
}
