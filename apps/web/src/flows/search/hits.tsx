import type { SearchKind } from '@vitrine/contract/search.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { HitLink } from './hit-link.tsx';
import type { Option } from './options.ts';
import styles from './search.module.css';
import type { SearchState } from './use-search.ts';

export const RESULTS_ID = 'search-results';
export const optionId = (at: number) => `search-option-${at}`;

const PICTURED: ReadonlySet<SearchKind> = new Set(['machine', 'media']);

/** The hits by kind: machines and media as pictures, everything else as rows. `onFollow` gets a path of the app, or nothing for a file. */
export function Hits({ state, onFollow }: { state: SearchState; onFollow: (href: string | null) => void }) {
  const t = useTexts('search');
  const { groups, active, language } = state;
  const optionOf = (option: Option, kind: SearchKind) => {
    const own = {
      id: optionId(option.at),
      role: 'option' as const,
      'aria-selected': option.at === active,
      tabIndex: -1,
      onPointerMove: () => state.setActive(option.at),
    };
    if ('rest' in option) return null;
    return (
      <li key={option.hit.entry.id} role="none">
        <HitLink hit={option.hit} language={language} isPicture={PICTURED.has(kind)} onFollow={onFollow} {...own} />
      </li>
    );
  };
  return groups.map(({ kind, count, options }) => {
    const rest = options.find((option) => 'rest' in option);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
      <div key={kind} role="group" aria-labelledby={`search-kind-${kind}`} className={classNames('grid', styles.kind)}>
        <p id={`search-kind-${kind}`} className={classNames('h4', styles.name)} role="presentation">
          {t(`kinds.${kind}`)} <span className="num">{count}</span>
        </p>
        <div className={styles.found} role="none">
          <ul className={PICTURED.has(kind) ? styles.pictures : styles.rows} role="none">
            {options.map((option) => optionOf(option, kind))}
          </ul>
          {rest ? (
            <button
              type="button"
              id={optionId(rest.at)}
              role="option"
              aria-selected={rest.at === active}
              tabIndex={-1}
              className={arrowLinkClass(styles.all)}
              onPointerMove={() => state.setActive(rest.at)}
              onClick={() => state.openGroup(kind)}
            >
              <ArrowLabel>{t(`all.${kind}`, { count })}</ArrowLabel>
            </button>
          ) : null}
        </div>
      </div>
    );
  });
}
