import type { SearchKind } from '@vitrine/contract/search.ts';
import { formatNumber, type Language } from '@vitrine/contract/sites.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { memo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { cellProps, groupProps, keepFocus, ROW } from './grid-props.ts';
import { HitRow, PICTURED } from './hit-row.tsx';
import styles from './hits.module.css';
import type { Group, Place } from './options.ts';
import rowStyles from './rows.module.css';
import type { SearchActions } from './use-search.ts';

const headingId = (kind: SearchKind) => `search-kind-${kind}`;

interface HitGroupProps {
  group: Group;
  active: Place;
  language: Language;
  actions: SearchActions;
}

/** The hits of a kind: machines and media as pictures, everything else as rows. They are those of the last answer while one types on. */
export const HitGroup = memo(function HitGroup({
  group: { kind, count, most, options },
  active,
  language,
  actions,
}: HitGroupProps) {
  const t = useTexts('search');
  const cellOf = (at: number) => (active.at === at ? active.cell : null);
  const rest = options.find((option) => 'rest' in option);
  const isPart = most < count;
  const total = formatNumber(count, language);
  return (
    <div {...groupProps(headingId(kind))} className={classNames('grid', styles.kind)}>
      <p id={headingId(kind)} className={classNames('h4', styles.name)} role="presentation">
        {t(`kinds.${kind}`)} <span className="num">{isPart && !rest ? t('part', { most, count: total }) : total}</span>
      </p>
      <div className={styles.found} role="none">
        <div className={PICTURED.has(kind) ? styles.pictures : rowStyles.rows} role="none">
          {options.map((option) =>
            'hit' in option ? (
              <HitRow
                key={option.hit.entry.id}
                entry={option.hit.entry}
                found={option.hit.terms.join(' ')}
                machine={option.machine}
                at={option.at}
                active={cellOf(option.at)}
                language={language}
                actions={actions}
              />
            ) : null,
          )}
        </div>
        {rest ? (
          <div {...ROW}>
            <div {...cellProps(actions, { at: rest.at, cell: 'hit' }, cellOf(rest.at))} className={styles.all}>
              <button
                type="button"
                tabIndex={-1}
                className={arrowLinkClass()}
                onMouseDown={keepFocus}
                onClick={() => actions.openGroup(kind)}
              >
                <ArrowLabel>
                  {isPart ? t(`first.${kind}`, { most, count: total }) : t(`all.${kind}`, { count: total })}
                </ArrowLabel>
              </button>
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
});
