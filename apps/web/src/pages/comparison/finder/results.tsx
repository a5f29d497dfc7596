import { routeOf } from '@vitrine/contract/page-paths.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Check } from 'lucide';
import { useStore } from 'zustand';
import type { Translate } from '../../../i18n/catalogue.ts';
import { shownLanguage } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figureText } from '../../../sections/output-tables/figure.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { CompareButton, notifyFull } from '../../../shell/compare-button.tsx';
import { addMachine, removeMachine, useComparison } from '../../../stores/comparison.ts';
import type { Criteria } from './criteria.ts';
import type { Finding, Fit, FoundMachine } from './model.ts';
import styles from './results.module.css';

function amountText(fit: Exclude<Fit, { kind: 'hole' }>, t: Translate<'comparison'>): string {
  if (fit.kind === 'output') return t('finder.fit.output', { output: fit.output });
  return fit.minutes === null
    ? t('finder.fit.batch', { batch: fit.batch })
    : t('finder.fit.batchTime', { batch: fit.batch, minutes: fit.minutes });
}

/** The figure that decided, in words, with what it holds for: "200 kg in 4–6 min, Rohwurst". */
function useFitText(): (fit: Fit) => string {
  const t = useTexts('comparison');
  const outputs = useTexts('outputs');
  return (fit) => {
    if (fit.kind === 'hole') return t('finder.fit.hole', { output: fit.output, diameter: fit.diameter });
    const amount = amountText(fit, t);
    return fit.goods ? t('finder.fit.of', { amount, goods: outputs(`group.${fit.goods}`) }) : amount;
  };
}

/** What was asked, as the headline of the results has it: "ab 5.000 kg/h, gefroren, Lochscheibe 13 mm". */
function useAsked({ type, output, hole, state, goods, batch, minutes }: Criteria): string {
  const t = useTexts('comparison');
  const outputs = useTexts('outputs');
  const language = useStore(shownLanguage, (store) => store.language);
  const amount = (value: number) => figureText(value, language);
  return [
    output !== undefined && t('finder.criteria.output', { amount: amount(output) }),
    batch !== undefined && t('finder.criteria.batch', { amount: amount(batch) }),
    minutes !== undefined && t('finder.criteria.minutes', { amount: amount(minutes) }),
    type === 'grinders' && t(`finder.criteria.${state}`),
    hole !== undefined && t('finder.criteria.hole', { diameter: hole }),
    goods !== undefined && outputs(`group.${goods}`),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** What was found: a tile each with the figure that made it fit, and the nearest miss. */
export function Results({ criteria, finding: { fitting, nearest, hasFigures } }: { criteria: Criteria; finding: Finding }) {
  const t = useTexts('comparison');
  const { machines } = useComparison();
  const asked = useAsked(criteria);
  const fitText = useFitText();
  return (
    <section className={styles.results} aria-labelledby="finder-results">
      <div className="grid">
        <div>
          <div className={styles.head}>
            <h2 className="h4" id="finder-results" tabIndex={-1}>
              <span role="status">
                {asked === ''
                  ? t('finder.show', { count: fitting.length })
                  : t('finder.found', { count: fitting.length, criteria: asked })}
              </span>
            </h2>
            <p className="muted small">{t('finder.chosen', { count: machines.length })}</p>
          </div>
          {!hasFigures && <p className="muted">{t('finder.nothing')}</p>}
          <ul className={styles.tiles}>
            {fitting.map((found) => (
              <Tile key={found.machine.slug} {...found} />
            ))}
          </ul>
          {nearest && (
            <p className={styles.nearest}>
              <AppLink href={routeOf({ kind: 'product', slug: nearest.machine.slug })}>
                {t(nearest.isNear ? 'finder.nearest' : 'finder.closest', {
                  name: nearest.machine.productTypeName,
                  fit: fitText(nearest.fit),
                })}
              </AppLink>
              <CompareButton look="icon" machine={{ slug: nearest.machine.slug, name: nearest.machine.productTypeName }} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** A machine to choose: its picture is the checkbox, its name leads to its page. */
function Tile({ machine: { slug, productTypeName: name, productKind, previewImage }, fit }: FoundMachine) {
  const t = useTexts('comparison');
  const fitText = useFitText();
  const { isCompared, isFull } = useComparison();
  const checked = isCompared(slug);
  const choose = (wanted: boolean) => {
    if (!wanted) removeMachine(slug);
    else if (!addMachine({ slug, name })) notifyFull();
  };
  return (
    <li className={styles.tile}>
      <label data-full={(isFull && !checked) || undefined}>
        <input
          type="checkbox"
          checked={checked}
          aria-label={t('finder.compare', { name })}
          onChange={({ target }) => choose(target.checked)}
        />
        <span className={styles.picture}>
          {previewImage && (
            <Picture image={previewImage} crop={['landscape', 'auto']} sizes="(min-width: 64em) 16vw, 46vw" alt="" />
          )}
        </span>
        <span className={styles.box}>
          <Icon icon={Check} size="s" />
        </span>
      </label>
      <AppLink href={routeOf({ kind: 'product', slug })}>
        <b>{name}</b>
        <small>{productKind}</small>
        <span className="num">{fitText(fit)}</span>
      </AppLink>
    </li>
  );
}
