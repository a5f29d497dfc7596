import { formatNumber } from '@vitrine/contract/sites.ts';
import { activeLanguage } from '../../api/client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { Product } from '../resources.ts';
import { Drawing } from './drawing.tsx';
import { scaleDrawing, sizeFigures } from './model.ts';
import own from './scale.print.module.css';

/** The machine beside a person, 60 mm high, and its figures beside it: so low, it joins a page of others. */
export function Scale({ product }: { product: Product }) {
  const t = useTexts('sizes');
  const drawing = scaleDrawing([product]);
  const machine = drawing?.machines[0];
  if (!drawing || !machine) return null;
  const format = (value: number) => formatNumber(value, activeLanguage());
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{t('scale.headline')}</h2>
      <div className={own.columns}>
        <div className={own.frame}>
          <Drawing
            drawing={drawing}
            format={format}
            loadingHeight={t('scale.loadingHeight')}
            className={own.drawing}
            picture={({ picture }) => picture && <PrintPicture image={picture} crop="auto" millimetres={120} />}
          />
        </div>
        <div>
          <dl className={own.figures}>
            {sizeFigures(machine.size).map(({ name, value }) => (
              <div key={name}>
                <dt>{t(`scale.${name}`)}</dt>
                <dd>{format(value)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.label}>{t('scale.unit')}</p>
        </div>
      </div>
    </section>
  );
}
