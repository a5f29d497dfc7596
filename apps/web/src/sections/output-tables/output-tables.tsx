import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { shownLanguage } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { chosenOutput } from '../chosen-output.ts';
import type { ProductOverview } from '../resources.ts';
import { Family } from './family.tsx';
import { FamilyBar } from './family-bar.tsx';
import { Goods } from './goods.tsx';
import { outputView } from './model.ts';
import styles from './output-tables.module.css';

/** The tables of an overview, family by family; one choice of the state of the meat acts on all of them. */
export function OutputTables({ overview }: { overview: ProductOverview }) {
  const t = useTexts('outputs');
  const language = useStore(shownLanguage, (store) => store.language);
  const { families, states, goods } = useMemo(() => outputView(overview, language), [overview, language]);
  const chosen = useStore(chosenOutput, (store) => store.state);
  const state = states.find((one) => one === chosen) ?? states[0];
  const preline = overview.tablePreline ?? (overview.productType === 'grinders' ? t('perHolePlate') : null);
  return (
    <div>
      <FamilyBar families={families} states={states} state={state} onState={(next) => chosenOutput.setState({ state: next })} />
      {families.map((family) => (
        <Family key={family.id} family={family} preline={preline} state={state} />
      ))}
      {families.length === 0 && (
        <section className="section" data-surface="light">
          <div className="grid">
            <p className="lead muted">{t('noFigures.all')}</p>
          </div>
        </section>
      )}
      {families.length > 0 && (
        <section className={styles.finder} data-surface="light" data-screen-only>
          <div className="grid">
            <p>
              <AppLink href={`${ROUTES.finder.path}?type=${overview.productType}`} className={arrowLinkClass()}>
                <ArrowLabel>{t('toFinder')}</ArrowLabel>
              </AppLink>
            </p>
          </div>
        </section>
      )}
      {goods.length > 0 && <Goods goods={goods} />}
    </div>
  );
}
