import type { VideoCaptions } from '@vitrine/contract/assets.ts';
import { chooseVersion, type ImageVersions } from '@vitrine/contract/image-sources.ts';
import { type ComponentType, useRef, useState } from 'react';
import { mayAutoplay } from './autoplay.ts';
import { addCaptions } from './captions.ts';
import { playAlone } from './one-plays.ts';
import { useIdleControls } from './use-idle-controls.ts';
import styles from './video-player.module.css';
import { videoVersion } from './video-version.ts';

export interface Video {
  alt: string;
  versions: { url: string; type: string; height: number; thumbnail: string | null }[];
  thumbnail: { versions: ImageVersions } | null;
  /** What is said, in every language that it is written in. */
  captions?: VideoCaptions | undefined;
}

export interface VideoPlayerProps {
  video: Video;
  /** `pressed`: the press that showed it was the press to play. `shown`: it plays unless motion or data is to be saved. */
  starts?: 'pressed' | 'shown';
  /** Takes the focus of the button that it replaces. */
  focused?: boolean;
  /** In the place of a video that does not come or cannot be played: what is wrong, and another try. */
  Failure: ComponentType<{ onRetry: () => void }>;
}

/**
 * A video of 16:9 with the browser's own controls, in the version that suits the window as it was opened in. Nothing is
 * loaded before it plays, and only one plays at a time.
 */
export function VideoPlayer({ video, starts, focused = false, Failure }: VideoPlayerProps) {
  const [version] = useState(() => videoVersion(video.versions, window.innerWidth));
  const [autoPlay] = useState(() => starts === 'pressed' || (starts === 'shown' && mayAutoplay()));
  const [hasFailed, setHasFailed] = useState(false);
  /** Takes the focus of the button for another try, too. */
  const isAgain = useRef(false);
  const { controls, ...activity } = useIdleControls();
  const ready = useRef<HTMLVideoElement>(null);
  /** Once an element: tracks that a script has added cannot be taken away. */
  const prepare = (element: HTMLVideoElement | null) => {
    if (!element || ready.current === element) return;
    ready.current = element;
    if (video.captions) addCaptions(element, video.captions, document.documentElement.lang);
    if (focused || isAgain.current) element.focus({ preventScroll: true });
  };
  if (!version) return null;
  const fail = () => setHasFailed(true);
  const retry = () => {
    isAgain.current = true;
    setHasFailed(false);
  };
  if (hasFailed) {
    return (
      <div className={styles.failure} role="alert">
        <Failure onRetry={retry} />
      </div>
    );
  }
  const still = video.thumbnail && chooseVersion(video.thumbnail.versions, ['auto', 'landscape']);
  const poster = version.thumbnail ?? still?.default.default;
  return (
    <video
      ref={prepare}
      className={styles.player}
      controls={controls}
      // Without controls a video cannot be reached by keyboard, which is what brings them back.
      tabIndex={0}
      autoPlay={autoPlay}
      playsInline
      preload={poster ? 'none' : 'metadata'}
      poster={poster}
      aria-label={video.alt}
      onPlay={({ currentTarget }) => playAlone(currentTarget)}
      onError={fail}
      {...activity}
    >
      {/* A source that does not come is no error of the element around it. */}
      <source src={version.url} type={version.type} onError={fail} />
    </video>
  );
}
