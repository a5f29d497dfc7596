import { useRouter } from '@tanstack/react-router';
import { SEARCH_MAX } from '@vitrine/contract/search.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Search, X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Hits, optionId, RESULTS_ID } from './hits.tsx';
import { NoHits } from './no-hits.tsx';
import { type Option, optionAfterKey } from './options.ts';
import styles from './search.module.css';
import { StartWords } from './start-words.tsx';
import { Trouble } from './trouble.tsx';
import { useSearch } from './use-search.ts';

/** More is not typed but pasted by mistake; what is beyond SEARCH_MAX is told. */
const FIELD_MAX = 500;

/** Field, status and hits: a combobox whose list is the page. */
export function SearchBody() {
  const t = useTexts('search');
  const { history } = useRouter();
  const state = useSearch();
  const { text, result, groups, active, ready } = state;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const options = groups.flatMap((group) => group.options);
  const chosen = options[active];

  const open = (option: Option) => {
    if ('rest' in option) state.openGroup(option.rest);
    else document.getElementById(optionId(option.at))?.click();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
    const next = optionAfterKey(event.key, active, options.length);
    if (next === null) return;
    event.preventDefault();
    state.setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const type = (words: string) => {
    state.type(words);
    field.current?.focus();
  };
  const count = result?.hits.length ?? 0;
  const told = !result ? '' : result.isEmpty ? t('empty') : t('hits', { count });

  return (
    <>
      <div className="grid">
        <div>
          <search className={styles.field}>
            <Icon icon={Search} size="xl" />
            <input
              ref={field}
              type="text"
              data-first-focus=""
              inputMode="search"
              enterKeyHint="search"
              role="combobox"
              aria-label={t('field')}
              aria-expanded={options.length > 0}
              aria-controls={RESULTS_ID}
              aria-autocomplete="list"
              aria-activedescendant={chosen ? optionId(chosen.at) : undefined}
              placeholder={t('placeholder')}
              value={text}
              maxLength={FIELD_MAX}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              dir="auto"
              onChange={(event) => state.type(event.target.value)}
              onKeyDown={press}
            />
            {text === '' ? null : (
              <button type="button" className={styles.clear} aria-label={t('clear')} onClick={() => type('')}>
                <Icon icon={X} size="l" />
              </button>
            )}
          </search>
          <p className={styles.status}>
            <span role="status" className="num">
              {told}
              {result?.isCut ? ` ${t('cut', { count: SEARCH_MAX })}` : ''}
            </span>
            <span className={styles.keys}>
              <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}, <kbd>Enter</kbd> {t('openKey')}, <kbd>Esc</kbd> {t('closeKey')}
            </span>
          </p>
        </div>
      </div>
      {ready ? null : <Trouble isFailed={state.isFailed} onRetry={state.retry} />}
      {ready && text.trim() === '' ? <StartWords often={ready.search.often} onChoose={type} /> : null}
      <div id={RESULTS_ID} role="listbox" aria-label={t('title')} hidden={options.length === 0}>
        <Hits
          state={state}
          onFollow={(href) => {
            state.leave();
            if (href) history.push(href);
          }}
        />
      </div>
      {ready && result && count === 0 && !result.isEmpty ? (
        <NoHits query={state.asked} suggestions={result.suggestions} often={ready.search.often} onChoose={type} />
      ) : null}
    </>
  );
}
