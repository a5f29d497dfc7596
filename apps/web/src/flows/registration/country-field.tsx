import { useQuery } from '@tanstack/react-query';
import { country } from '@vitrine/contract/sites.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Combobox } from '@vitrine/ui/combobox/combobox.tsx';
import { findMany } from '../../api/find.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './registration-form.module.css';

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
  return (
    <Combobox
      id={id}
      name="countryId"
      label={t('countryId')}
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
      autoComplete="country-name"
      required
      texts={{
        none: t('countries.none'),
        found: (count) => t('countries.found', { count }),
        unknown: accounts('fieldErrors.noValidCountry'),
      }}
    />
  );
}
