import type { assetVideo } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { VideoPlayer } from '@vitrine/ui/video/video-player.tsx';
import { Play } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './landing-film.module.css';

interface LandingFilmProps {
  headline: string;
  copy: string | null;
  video: Model<typeof assetVideo>;
}

/** The film: its still with one button; nothing of it is loaded before it is pressed. */
export function LandingFilm({ headline, copy, video }: LandingFilmProps) {
  const t = useTexts('landing');
  const [playing, setPlaying] = useState(false);
  return (
    <section className="section">
      <div className="grid head">
        <h2 className="h1">{headline}</h2>
        {copy ? <p className="lead muted">{copy}</p> : null}
      </div>
      <div className="grid">
        <div className={styles.film} data-surface="dark">
          {playing ? (
            <VideoPlayer video={video} autoPlay />
          ) : (
            <>
              {video.thumbnail ? <Picture image={video.thumbnail} crop="auto" sizes="100vw" /> : null}
              <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
                <span className={styles.sign}>
                  <Icon icon={Play} size="l" />
                </span>
                <span>{t('watch')}</span>
              </button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
