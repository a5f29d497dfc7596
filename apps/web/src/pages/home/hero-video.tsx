import type { assetVideo } from '@vitrine/contract/assets.ts';
import { HOME_HERO } from '@vitrine/contract/heroes.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { videoVersion } from '@vitrine/ui/video/video-version.ts';
import { Pause, Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './hero-video.module.css';
import { useVideoWanted } from './use-video-wanted.ts';

/** Video behind the headline over its still. It starts after the page, unless motion or data is to be saved. */
export function HeroVideo({ video }: { video: Model<typeof assetVideo> }) {
  const t = useTexts('home');
  const wanted = useVideoWanted();
  const [paused, setPaused] = useState(false);
  const [visible, setVisible] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  const version = videoVersion(video.versions, window.innerWidth);

  useEffect(() => {
    if (!element.current) return;
    if (paused) element.current.pause();
    else element.current.play().catch(() => setPaused(true));
  }, [paused]);

  return (
    <>
      <div className={styles.ground}>
        {video.thumbnail ? (
          <Picture image={video.thumbnail} crop={HOME_HERO.crop} sizes={HOME_HERO.sizes} art={HOME_HERO.art} hero />
        ) : null}
        {wanted && version ? (
          <video
            ref={element}
            className={styles.video}
            data-shown={visible || undefined}
            src={version.url}
            autoPlay
            muted
            loop
            playsInline
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setVisible(true)}
          />
        ) : null}
      </div>
      {wanted && version ? (
        <IconButton
          className={styles.pause}
          icon={paused ? Play : Pause}
          label={t(paused ? 'play' : 'pause')}
          onClick={() => setPaused(!paused)}
        />
      ) : null}
    </>
  );
}
