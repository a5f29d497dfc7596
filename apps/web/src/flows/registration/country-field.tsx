import { queryOptions, useQuery } from '@tanstack/react-query';
import { country } from '@vitrine/contract/sites.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useLayoutEffect, useRef } from 'react';
import { findMany } from '../../api/find.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './registration-form.module.css';

/** Larger than the rest of the page, which does not wait for it. As a query it can be asked for again where it does not come. */
const CODE = queryOptions({
  queryKey: ['combobox'],
  queryFn: () => import('@vitrine/ui/combobox/combobox.tsx'),
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
  const code = useQuery(CODE);
  const countries = useQuery(findMany(country, 'country/_all'));
  const { compare } = new Intl.Collator(language);
  const options = (countries.data ?? [])
    .filter(({ isIndependent }) => isIndependent)
    .map(({ id: option, code, fromCurrentSite }) => ({ value: option, label: fromCurrentSite.common, keyword: code }))
    .sort((a, b) => compare(a.label, b.label));
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
  const Combobox = code.data?.Combobox;
  /** The focus that the field has before its code came. */
  const isWaitedFor = useRef(false);
  useLayoutEffect(() => {
    if (!Combobox || !isWaitedFor.current) return;
    isWaitedFor.current = false;
    document.getElementById(id)?.focus();
  }, [Combobox, id]);
  if (!Combobox) {
    return (
      <TextField
        {...field}
        readOnly
        aria-busy={!failed}
        value={options.find((option) => option.value === value)?.label ?? ''}
        onFocus={() => {
          isWaitedFor.current = true;
        }}
        onBlur={() => {
          isWaitedFor.current = false;
        }}
      />
    );
  }
  return (
    <Combobox
      {...field}
      locale={language}
      value={value}
      options={options}
      onChange={onChange}
      texts={{
        none: t('countries.none'),
        unknown: accounts('fieldErrors.noValidCountry'),
      }}
    />
  );
}
