import { SEARCH_MAX } from '@vitrine/contract/search-length.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Search, X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ComparisonFoot } from './comparison-foot.tsx';
import { gridProps, RESULTS_ID } from './grid-props.ts';
import { HitGroup } from './hit-group.tsx';
import { MediaTrouble } from './media-trouble.tsx';
import { NoHits } from './no-hits.tsx';
import { cellId, type Option, placeAfterKey } from './options.ts';
import styles from './search.module.css';
import { StartWords } from './start-words.tsx';
import { Trouble } from './trouble.tsx';
import { useSearch } from './use-search.ts';

/** More is not typed but pasted by mistake; what is beyond SEARCH_MAX is told. */
const FIELD_MAX = 500;

const KEYS_ID = 'search-keys';
const cellOf = (place: Parameters<typeof cellId>[0]) => document.getElementById(cellId(place));

/** Field, status and hits: a combobox whose grid is the page. A hit of a machine has a second cell, which a list could not have. */
export function SearchBody() {
  const t = useTexts('search');
  const state = useSearch();
  const { text, result, groups, shown, active, ready, media, actions } = state;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const options = groups.flatMap((group) => group.options);
  const chosen = options[active.at];

  const open = (option: Option) => {
    if ('rest' in option) return actions.openGroup(option.rest);
    const cell = cellOf(active);
    // The lower groups may still be those of the key before.
    if (cell?.closest<HTMLElement>('[data-hit]')?.dataset.hit === option.hit.entry.id)
      cell.querySelector<HTMLElement>('a, button')?.click();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isCaretAtEnd = selectionStart === value.length && selectionEnd === value.length;
    const next = placeAfterKey(event.key, active, options, isCaretAtEnd);
    if (next === null) return;
    event.preventDefault();
    actions.setActive(next);
    cellOf(next)?.scrollIntoView({ block: 'nearest' });
  };
  const type = (words: string) => {
    state.type(words);
    field.current?.focus();
  };
  const { count, isMiss, isSimilar } = state;
  // The media library may still have just what was typed.
  const isOpen = !result || (count === 0 && !isMiss) || (isSimilar && media.state === 'loading');
  // Without the media library it cannot be said that there is none.
  const isAll = media.state === 'found';
  const found = isSimilar ? t('similar', { count }) : t('hits', { count });
  const told = result?.isEmpty ? t('empty') : isOpen || (count === 0 && !isAll) ? '' : found;

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
              aria-haspopup="grid"
              aria-expanded={options.length > 0}
              aria-controls={RESULTS_ID}
              aria-autocomplete="list"
              aria-activedescendant={chosen ? cellId(active) : undefined}
              aria-describedby={KEYS_ID}
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
              {result?.isCut ? `${told === '' ? '' : result.isEmpty ? ' ' : '. '}${t('cut', { count: SEARCH_MAX })}` : ''}
            </span>
            <span id={KEYS_ID} className={styles.keys}>
              <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}, <kbd>→</kbd> {t('compareKey')}, <kbd>Enter</kbd> {t('openKey')},{' '}
              <kbd>Esc</kbd> {t('closeKey')}
            </span>
          </p>
        </div>
      </div>
      {ready ? null : <Trouble isFailed={state.isFailed} onRetry={state.retry} />}
      {ready && text.trim() === '' ? <StartWords frequent={ready.search.frequent} onChoose={type} /> : null}
      <div {...gridProps(t('title'))} data-asked={result ? text : undefined} hidden={options.length === 0}>
        {shown.map((group) => (
          <HitGroup key={group.kind} group={group} active={active} language={state.language} actions={actions} />
        ))}
      </div>
      {ready && state.missed ? <NoHits {...state.missed} search={ready.search} onChoose={type} /> : null}
      <MediaTrouble media={ready && result && !result.isEmpty ? media : null} onRetry={() => field.current?.focus()} />
      <div className={styles.end} />
      <ComparisonFoot isRefused={state.isRefused} />
    </>
  );
}
