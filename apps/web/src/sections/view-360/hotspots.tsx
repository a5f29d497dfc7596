import { Icon } from '@vitrine/ui/icon.tsx';
import { Play, Plus } from 'lucide';
import { type FocusEvent, type PointerEvent, type RefObject, useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { LazyMediaViewer, loadMediaViewer } from '../full-screen/media-viewer-lazy.tsx';
import { useSlides } from '../full-screen/use-slides.ts';
import { hotspotMedia } from './hotspot-media.ts';
import { HotspotNote } from './hotspot-note.tsx';
import styles from './hotspots.module.css';
import type { Rotator } from './model.ts';

interface Props {
  rotator: Rotator;
  list: RefObject<HTMLUListElement | null>;
  /** A hotspot is pressed: it must not turn away under the finger. */
  onStop: () => void;
  /** The focus reached a hotspot that the frame does not show. */
  onReach: (id: string) => void;
}

/**
 * Hotspots at their places in the picture. All of them stay in the list for keyboards and screen readers: reaching one
 * that is not in sight turns the machine to it. A press shows what it says, from there its video or picture full screen.
 */
export function Hotspots({ rotator, list, onStop, onReach }: Props) {
  const t = useTexts('turning');
  const own = useId();
  const media = hotspotMedia(rotator);
  const slides = useSlides(`hotspot-${rotator.id}`, media.length);
  const keep = (event: PointerEvent) => {
    // The picture below would take the pointer for a drag.
    event.stopPropagation();
    onStop();
  };
  const reach = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const { spot, seen } = currentTarget.dataset;
    if (spot && seen === undefined) onReach(spot);
  };
  return (
    <>
      <ul className={styles.list} ref={list} aria-label={t('hotspots')}>
        {rotator.hotspots.map(({ id, label, text }, index) => {
          const medium = media.findIndex(({ spot }) => spot === id);
          const card = `${own}-${index}`;
          return (
            <li key={id} className={styles.spot} data-spot={id} onFocus={reach} onPointerDown={keep}>
              <button type="button" id={`${card}-sign`} className={styles.sign} popoverTarget={card}>
                <span className={styles.plus}>
                  <Icon icon={Plus} size="s" />
                </span>
                <span className={styles.label}>{label}</span>
              </button>
              <HotspotNote id={card} getSign={() => document.getElementById(`${card}-sign`)}>
                <p className={styles.title}>{label}</p>
                {text && <p>{text}</p>}
                {medium >= 0 && (
                  <button
                    type="button"
                    className={styles.watch}
                    aria-haspopup="dialog"
                    onPointerEnter={loadMediaViewer.ahead}
                    onFocus={loadMediaViewer.ahead}
                    onClick={() => slides.show(medium)}
                  >
                    <Icon icon={Play} />
                    {t(media[medium]?.kind === 'video' ? 'watch' : 'enlarge')}
                  </button>
                )}
              </HotspotNote>
            </li>
          );
        })}
      </ul>
      <LazyMediaViewer media={media} slides={slides} label={media[slides.index]?.label ?? rotator.name} />
    </>
  );
}
