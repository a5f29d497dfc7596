import { formatNumber } from '@vitrine/contract/sites.ts';
import { activeLanguage } from '../../api/client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { Product } from '../resources.ts';
import { Drawing } from './drawing.tsx';
import { familyDrawing } from './model.ts';
import own from './scale.print.module.css';

/** The machines of an overview at true sizes on one line, as on the screen; nothing where there are not several. */
export function FamilyScale({ machines }: { machines: readonly Product[] }) {
  const t = useTexts('sizes');
  const drawing = familyDrawing(machines);
  if (!drawing) return null;
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{t('scale.familyHeadline')}</h2>
      <p className={styles.lead}>{t('scale.familyUnit')}</p>
      <div className={own.familyFrame}>
        <Drawing
          drawing={drawing}
          format={(value) => formatNumber(value, activeLanguage())}
          loadingHeight={t('scale.loadingHeight')}
          className={own.family}
          picture={({ picture }) => picture && <PrintPicture image={picture} crop="auto" millimetres={60} />}
        />
      </div>
    </section>
  );
}
