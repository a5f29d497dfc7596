import { useQuery } from '@tanstack/react-query';
import { country } from '@vitrine/contract/sites.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { lazy, Suspense } from 'react';
import { findMany } from '../../api/find.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './registration-form.module.css';

/** Larger than the rest of the page, which does not wait for it. */
const Combobox = lazy(() => import('@vitrine/ui/combobox/combobox.tsx').then((module) => ({ default: module.Combobox })));

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
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(findMany(country, 'country/_all'));
  const { compare } = new Intl.Collator(language);
  const options = (data ?? [])
    .filter(({ isIndependent }) => isIndependent)
    .map(({ id: option, code, fromCurrentSite }) => ({ value: option, label: fromCurrentSite.common, keyword: code }))
    .sort((a, b) => compare(a.label, b.label));
  const again = async () => {
    const { data: countries } = await refetch();
    // The button that was pressed goes.
    if (countries) document.getElementById(id)?.focus();
  };
  // Also while it is asked for again: the button has the focus until there is a list.
  const failed = errorUpdateCount > 0 && !data;
  const field = { id, name: 'countryId', label: t('countryId'), autoComplete: 'country-name', required: true };
  return (
    <Suspense fallback={<TextField {...field} readOnly aria-busy />}>
      <Combobox
        {...field}
        locale={language}
        value={value}
        options={options}
        onChange={onChange}
        error={failed ? t('countries.failed') : error}
        hint={
          failed ? (
            <Button variant="line" small busy={isFetching} className={styles.retry} onClick={() => void again()}>
              {common('retry')}
            </Button>
          ) : undefined
        }
        texts={{
          none: t('countries.none'),
          unknown: accounts('fieldErrors.noValidCountry'),
        }}
      />
    </Suspense>
  );
}
