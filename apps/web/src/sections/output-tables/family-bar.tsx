import type { OutputState } from '@vitrine/contract/product-types.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Segment } from '@vitrine/ui/segment.tsx';
import { Snowflake, Thermometer } from 'lucide';
import { useMemo, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { followSectionLink } from '../follow-section-link.ts';
import { useActiveTabInView } from '../use-active-tab-in-view.ts';
import { useReadingPosition } from '../use-reading-position.ts';
import styles from './family-bar.module.css';
import type { OutputFamily } from './model.ts';

const ICONS = { fresh: Thermometer, frozen: Snowflake } as const;

interface Props {
  families: readonly OutputFamily[];
  states: readonly OutputState[];
  state: OutputState | undefined;
  onState: (state: OutputState) => void;
}

/** Families of the page and state of the meat, in reach below the header; neither is shown where there is nothing to choose. */
export function FamilyBar({ families, states, state, onState }: Props) {
  const t = useTexts('outputs');
  const bar = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => families.map(({ id }) => id), [families]);
  const { active } = useReadingPosition(ids);
  const nav = useRef<HTMLElement>(null);
  useActiveTabInView(nav, active);
  if (families.length < 2 && states.length < 2) return null;
  return (
    <div ref={bar} className={styles.bar}>
      <div className="grid">
        <div className={styles.inner}>
          {families.length > 1 && (
            <nav ref={nav} className={styles.families} aria-label={t('families')}>
              <div>
                {families.map(({ id, name, headline }) => (
                  <a
                    key={id}
                    href={`#${id}`}
                    aria-label={stripSoftHyphens(headline)}
                    aria-current={id === active || undefined}
                    onClick={(event) => followSectionLink(event, id, { bar: bar.current })}
                  >
                    <span>{name}</span>
                  </a>
                ))}
              </div>
            </nav>
          )}
          {state && (
            <Segment
              className={styles.states ?? ''}
              label={t('state')}
              options={states.map((value) => ({ value, label: t(`states.${value}`), icon: ICONS[value] }))}
              value={state}
              onChange={onState}
            />
          )}
        </div>
      </div>
    </div>
  );
}
