import { formatNumber } from '@vitrine/contract/sites.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Segment } from '@vitrine/ui/segment.tsx';
import { Snowflake, Thermometer } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { chosenOutput } from '../chosen-output.ts';
import { type OtherSize, type PlateView, plateView } from './model.ts';
import styles from './plate-choice.module.css';
import { useOverview } from './use-overview.ts';

const ICONS = { fresh: Thermometer, frozen: Snowflake } as const;

interface Props {
  slug: string;
  /** What is shown until the published tables have come. */
  place: ReactNode;
}

/** A grinder's output through the plate and in the state that one chooses, beside the next sizes; nothing where no table has the machine. */
export function PlateChoice({ slug, place }: Props) {
  const overview = useOverview(slug);
  const chosen = useStore(chosenOutput);
  if (overview === undefined) return place;
  const view = overview && plateView(overview, slug, chosen);
  return view && <Choice view={view} />;
}

function Choice({ view }: { view: PlateView }) {
  const t = useTexts('sizes');
  const { language } = useLanguage();
  const name = useId();
  const change = (value: number) => `${value < 0 ? '' : '+'}${formatNumber(value, language)}`;
  const next = (key: 'larger' | 'smaller', other: OtherSize | null) =>
    other && (
      <AppLink href={other.path}>{t(`plates.${key}`, { name: other.name, difference: change(other.difference) })}</AppLink>
    );
  return (
    <section className={styles.choice} data-surface="steel" aria-label={t('plates.name')} data-screen-only>
      <div className="grid">
        <div className={styles.output} aria-live="polite">
          <p className={styles.figure}>
            {formatNumber(view.output, language)} <span>{t('plates.unit')}</span>
          </p>
          <p className="small">{t('plates.described', { state: t(`plates.states.${view.state}`), plate: view.plate })}</p>
          <div
            className={styles.bar}
            style={customProperties({ '--share': view.share })}
            role="img"
            aria-label={t('plates.share', { share: Math.round(view.share * 100) })}
          />
        </div>
        <div className={styles.controls}>
          <fieldset className={styles.plates}>
            <legend className="sr">{t('plates.plate')}</legend>
            {view.plates.map((plate) => (
              <label key={plate}>
                <input
                  type="radio"
                  name={name}
                  checked={plate === view.plate}
                  onChange={() => chosenOutput.setState({ plate })}
                />
                {t('plates.millimetres', { plate })}
              </label>
            ))}
          </fieldset>
          <Segment
            label={t('plates.state')}
            options={view.states.map((value) => ({ value, label: t(`plates.states.${value}`), icon: ICONS[value] }))}
            value={view.state}
            onChange={(state) => chosenOutput.setState({ state })}
          />
        </div>
        {(view.larger || view.smaller) && (
          <p className={styles.next}>
            {next('larger', view.larger)}
            {next('smaller', view.smaller)}
          </p>
        )}
      </div>
    </section>
  );
}
