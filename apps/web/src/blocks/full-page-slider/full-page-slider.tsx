import { Steps } from '@vitrine/ui/carousel/steps.tsx';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { useSwipe } from '@vitrine/ui/viewer/use-swipe.ts';
import { ArrowLeft, ArrowRight } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { BlockProps } from '../resources.ts';
import { slidesOf } from '../slides.ts';
import { FullPageSlide } from './full-page-slide.tsx';
import styles from './full-page-slider.module.css';

/** Pictures over the whole window with their texts, one at a time, by arrows, lines, arrow keys and swipes; nothing moves by itself. */
export function FullPageSlider({ block, level }: BlockProps<'fullPageSlider'>) {
  const t = useTexts('products');
  const slides = slidesOf(block);
  const total = slides.length;
  const [index, setIndex] = useState(0);
  /** Slides whose pictures are there: those that were shown, and those that an arrow under the pointer leads to. */
  const [wanted, setWanted] = useState<readonly number[]>([0]);

  const want = (to: number) => setWanted((old) => (old.includes(to) ? old : [...old, to]));
  const isSlide = (to: number) => to >= 0 && to < total;
  const go = (to: number) => {
    if (!isSlide(to)) return;
    want(to);
    setIndex(to);
  };
  const swipe = useSwipe((direction) => go(index + direction));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(index - 1);
    if (key === 'ArrowRight') go(index + 1);
  };
  const arrow = (to: number) => ({
    disabled: !isSlide(to),
    onClick: () => go(to),
    onPointerEnter: () => isSlide(to) && want(to),
    onFocus: () => isSlide(to) && want(to),
  });

  if (total === 0) return null;
  const name = slides.find(({ headline }) => headline)?.headline ?? t('viewer.pictures');
  return (
    <section className={styles.slider} data-surface="dark" aria-label={name} {...swipe}>
      <div className={styles.slides}>
        {slides.map((slide, place) => (
          <FullPageSlide key={`${place}`} slide={slide} level={level} shown={place === index} wanted={wanted.includes(place)} />
        ))}
      </div>
      {total > 1 && (
        <div className={`grid ${styles.foot}`}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys on any of the controls page through the slides */}
          <div className={styles.controls} onKeyDown={onKeyDown}>
            <Steps label={name} total={total} index={index} onIndex={go} />
            <IconButton icon={ArrowLeft} label={t('viewer.previous')} {...arrow(index - 1)} />
            <IconButton icon={ArrowRight} label={t('viewer.next')} {...arrow(index + 1)} />
          </div>
        </div>
      )}
    </section>
  );
}
