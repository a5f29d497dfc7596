import type { assetVideo } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { videoVersion } from '@vitrine/ui/video/video-version.ts';
import { Pause, Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './hero-video.module.css';
import { useVideoWanted } from './use-video-wanted.ts';

/** As long as it takes to fade out (hero-video.module.css), ms. */
const FADE_MS = 600;
/** One that stands still so long while it plays is over, ms: some web views stop shortly before the end and never say that it has come. */
const STILL_MS = 10_000;

/** An element that is merely gone keeps decoder and frames until JavaScript is collected; one without a source lets go of them at once. */
function letGo(video: HTMLVideoElement | null): void {
  video?.removeAttribute('src');
  video?.load();
}

/**
 * Video behind the headline, over its still (intro.tsx). It starts after the page, unless motion or data is to be saved, and plays once: one
 * that goes on for ever keeps a decoder busy and some 50 MB in use.
 */
export function HeroVideo({ video }: { video: Model<typeof assetVideo> }) {
  const t = useTexts('home');
  const wanted = useVideoWanted();
  const [phase, setPhase] = useState<'plays' | 'paused' | 'ends' | 'over'>('plays');
  const [visible, setVisible] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  const version = videoVersion(video.versions, window.innerWidth);

  useEffect(() => {
    if (phase === 'plays') element.current?.play().catch(() => setPhase('paused'));
    if (phase === 'paused') element.current?.pause();
    if (phase !== 'ends') return;
    const timer = setTimeout(() => {
      setVisible(false);
      setPhase('over');
    }, FADE_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  const plays = phase === 'plays';
  useEffect(() => {
    const { current } = element;
    if (!plays || !visible || !current) return;
    const end = () => setPhase('ends');
    let timer = setTimeout(end, STILL_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, STILL_MS);
    };
    current.addEventListener('timeupdate', wait);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('timeupdate', wait);
    };
  }, [plays, visible]);
  const isThere = wanted && version !== null && phase !== 'over';
  useEffect(() => {
    if (!isThere) return;
    const { current } = element;
    return () => {
      // Development takes each effect back once, while the element stays.
      if (!current?.isConnected) letGo(current);
    };
  }, [isThere]);

  return (
    <>
      {isThere ? (
        <video
          ref={element}
          className={styles.video}
          data-shown={(visible && phase !== 'ends') || undefined}
          src={version.url}
          autoPlay
          muted
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setVisible(true)}
          onEnded={() => setPhase('ends')}
        />
      ) : null}
      {wanted && version ? (
        <IconButton
          className={styles.pause}
          icon={plays ? Pause : Play}
          label={t(plays ? 'pause' : 'play')}
          onClick={() => setPhase(plays ? 'paused' : 'plays')}
        />
      ) : null}
    </>
  );
}
