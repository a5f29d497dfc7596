import { chooseVersion, type ImageVersions } from '@vitrine/contract/image-sources.ts';
import { useState } from 'react';
import { mayAutoplay } from './autoplay.ts';
import { playAlone } from './one-plays.ts';
import { useIdleControls } from './use-idle-controls.ts';
import styles from './video-player.module.css';
import { videoVersion } from './video-version.ts';

export interface Video {
  alt: string;
  versions: { url: string; type: string; height: number; thumbnail: string | null }[];
  thumbnail: { versions: ImageVersions } | null;
  /** What is spoken, as WebVTT, where a video has it. */
  captions?: { url: string; language: string; label: string }[];
}

interface VideoPlayerProps {
  video: Video;
  /** `pressed`: the press that showed it was the press to play. `shown`: it plays unless motion or data is to be saved. */
  starts?: 'pressed' | 'shown';
  /** Takes the focus of the button that it stands in the place of. */
  focused?: boolean;
}

const focusOnce = (video: HTMLVideoElement | null) => video?.focus({ preventScroll: true });

/**
 * A video of 16:9 with the browser's own controls, in the version that suits the window as it was opened in. Nothing is
 * loaded before it plays, and only one plays at a time.
 */
export function VideoPlayer({ video, starts, focused = false }: VideoPlayerProps) {
  const [version] = useState(() => videoVersion(video.versions, window.innerWidth));
  const [autoPlay] = useState(() => starts === 'pressed' || (starts === 'shown' && mayAutoplay()));
  const { controls, ...activity } = useIdleControls();
  if (!version) return null;
  const still = video.thumbnail && chooseVersion(video.thumbnail.versions, ['auto', 'landscape']);
  const poster = version.thumbnail ?? still?.default.default;
  return (
    <video
      ref={focused ? focusOnce : undefined}
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
      {...activity}
    >
      <source src={version.url} type={version.type} />
      {video.captions?.map(({ url, language, label }) => (
        <track key={url} kind="captions" src={url} srcLang={language} label={label} default />
      ))}
    </video>
  );
}
