import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Product } from '../resources.ts';
import { DrawingLazy } from './drawing-lazy.tsx';
import { scaleDrawing, sizeFigures } from './model.ts';
import styles from './scale.module.css';
import { useDescription } from './use-description.ts';
import { useFormat } from './use-format.ts';

/** The machine at true size beside a person, with its dimensions. */
export function Scale({ product }: { product: Product }) {
  const t = useTexts('sizes');
  const format = useFormat();
  const describe = useDescription();
  const drawing = scaleDrawing([product]);
  const machine = drawing?.machines[0];
  if (!drawing || !machine) return null;
  return (
    <section className="section" data-surface="light" id="scale">
      <div className="grid">
        <div className={styles.head}>
          <h2 className="h2">{t('scale.headline')}</h2>
          <p className="muted small">{t('scale.unit')}</p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className={styles.scroll} aria-label={t('scale.scroll')} tabIndex={0}>
          <p className="sr">{describe(machine)}</p>
          <DrawingLazy
            drawing={drawing}
            format={format}
            loadingHeight={t('scale.loadingHeight')}
            className={styles.single}
            picture={({ picture }) =>
              picture && <Picture image={picture} crop="auto" sizes="(min-width: 64em) 60vw, 100vw" alt="" />
            }
          />
        </section>
        <dl className={styles.figures}>
          {sizeFigures(machine.size).map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`scale.${name}`)}</dt>
              <dd>{format(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
