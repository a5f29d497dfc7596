import type { SearchKind } from '@vitrine/contract/search.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { cellProps, groupProps, ROW } from './grid-props.ts';
import { HitRow, PICTURED } from './hit-row.tsx';
import styles from './search.module.css';
import type { SearchState } from './use-search.ts';

const headingId = (kind: SearchKind) => `search-kind-${kind}`;

/** The hits by kind: machines and media as pictures, everything else as rows. `onFollow` gets a path of the app, or nothing for a file. */
export function Hits({ state, onFollow }: { state: SearchState; onFollow: (href: string | null) => void }) {
  const t = useTexts('search');
  return state.groups.map(({ kind, count, options }) => {
    const rest = options.find((option) => 'rest' in option);
    return (
      <div key={kind} {...groupProps(headingId(kind))} className={classNames('grid', styles.kind)}>
        <p id={headingId(kind)} className={classNames('h4', styles.name)} role="presentation">
          {t(`kinds.${kind}`)} <span className="num">{count}</span>
        </p>
        <div className={styles.found} role="none">
          <div className={PICTURED.has(kind) ? styles.pictures : styles.rows} role="none">
            {options.map((option) =>
              'hit' in option ? <HitRow key={option.hit.entry.id} {...option} state={state} onFollow={onFollow} /> : null,
            )}
          </div>
          {rest ? (
            <div {...ROW}>
              <div {...cellProps(state, rest.at, 'hit')} className={styles.all}>
                <button type="button" tabIndex={-1} className={arrowLinkClass()} onClick={() => state.openGroup(kind)}>
                  <ArrowLabel>{t(`all.${kind}`, { count })}</ArrowLabel>
                </button>
              </div>
            </div>
          ) : null}
        </div>
      </div>
    );
  });
}
