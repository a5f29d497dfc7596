import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { ArrowLeft, ArrowRight } from 'lucide';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useSlides } from '../full-screen/use-slides.ts';
import styles from './detail-slider.module.css';
import { DetailStage } from './detail-stage.tsx';
import { type DetailSlide, slideAfter } from './model.ts';

const loadViewer = laterComponent(() => import(/* later: when it is opened */ './detail-viewer.tsx'), 'DetailViewer');

/** How it is done, step by step: picture, words, small pictures of all steps; a press on the picture opens it full screen. */
export function DetailSlider({ items }: { items: readonly DetailSlide[] }) {
  const t = useTexts('products');
  const total = items.length;
  const slides = useSlides('details', total);
  const DetailViewer = useLoaded(loadViewer, slides.open, slides.close);
  const [index, setIndex] = useState(slides.index);
  const [moved, setMoved] = useState(false);
  const thumbnails = useRef<HTMLDivElement>(null);
  const shown = Math.min(slides.open ? slides.index : index, total - 1);
  const count = (place: number) => t('viewer.count', { index: place + 1, total });

  const show = (next: number) => {
    setIndex(next);
    setMoved(true);
    thumbnails.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = slideAfter(event.key, shown, total);
    const button = next === null ? null : thumbnails.current?.children[next];
    if (next === null || !(button instanceof HTMLElement)) return;
    event.preventDefault();
    show(next);
    button.focus();
  };

  return (
    <section className="section" data-surface="dark" aria-label={t('application.details')} id="details">
      <div className={`grid ${styles.slider}`}>
        <div className={styles.stage}>
          <DetailStage
            slides={items}
            shown={shown}
            onShow={show}
            onPrepare={loadViewer.ahead}
            onOpen={() => {
              setIndex(shown);
              slides.show(shown);
            }}
          />
        </div>
        {/* All words lie in one place, so that it is as high as the longest and nothing below it moves. */}
        <div className={styles.words}>
          {items.map(({ headline, bulletPoints }, place) => (
            <div key={place} data-shown={place === shown || undefined}>
              {total > 1 && <p className={`num small muted ${styles.count}`}>{count(place)}</p>}
              <h2 className="h2">{headline}</h2>
              {bulletPoints.length > 0 && (
                <ul className={styles.points}>
                  {bulletPoints.map((point, at) => (
                    <li key={at}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
        {total > 1 && (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these choose what is above */}
            <div
              ref={thumbnails}
              className={styles.thumbnails}
              role="group"
              aria-label={t('application.details')}
              onKeyDown={onKeyDown}
            >
              {items.map(({ headline, thumbnail }, place) => (
                <button
                  key={place}
                  type="button"
                  aria-label={t('application.slide', { index: place + 1, title: headline })}
                  aria-current={place === shown || undefined}
                  onClick={() => show(place)}
                >
                  {thumbnail && <Picture image={thumbnail} crop={['square', 'auto']} sizes="96px" alt="" />}
                </button>
              ))}
            </div>
            <div className={styles.arrows}>
              <IconButton icon={ArrowLeft} label={t('previous')} disabled={shown === 0} onClick={() => show(shown - 1)} />
              <IconButton icon={ArrowRight} label={t('next')} disabled={shown === total - 1} onClick={() => show(shown + 1)} />
            </div>
            <p className="sr" aria-live="polite">
              {moved && `${count(shown)}: ${items[shown]?.headline ?? ''}`}
            </p>
          </>
        )}
      </div>
      {DetailViewer && (
        <DetailViewer
          items={items}
          slides={{
            ...slides,
            goTo: (next) => {
              setIndex(next);
              slides.goTo(next);
            },
          }}
        />
      )}
    </section>
  );
}
