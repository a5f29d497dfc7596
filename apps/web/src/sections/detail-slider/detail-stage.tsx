import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useSwipe } from '@vitrine/ui/viewer/use-swipe.ts';
import { Maximize } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './detail-stage.module.css';
import { type DetailSlide, isNear } from './model.ts';

interface Props {
  slides: readonly DetailSlide[];
  shown: number;
  onShow: (index: number) => void;
  /** The pointer or the focus is there: the press may follow. */
  onPrepare: () => void;
  onOpen: () => void;
}

/** The picture of the slide on show; a press opens it full screen, a swipe goes to the next one. */
export function DetailStage({ slides, shown, onShow, onPrepare, onOpen }: Props) {
  const t = useTexts('products');
  const swipe = useSwipe((direction) => {
    if (slides[shown + direction]) onShow(shown + direction);
  });
  return (
    <div className={styles.stage} {...swipe}>
      {slides.map(
        ({ image }, index) =>
          image &&
          isNear(index, shown) && (
            <figure key={index} className={styles.picture} data-shown={index === shown || undefined}>
              <Picture image={image} crop={['landscape', 'auto']} sizes="(min-width: 64em) 64vw, 100vw" />
            </figure>
          ),
      )}
      <button
        type="button"
        className={styles.open}
        aria-label={t('application.open', { title: slides[shown]?.headline ?? '' })}
        aria-haspopup="dialog"
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={onOpen}
      >
        <span className={styles.sign}>
          <Icon icon={Maximize} size="l" />
        </span>
      </button>
    </div>
  );
}
