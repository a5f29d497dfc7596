import { chooseVersion, type ImageVersions } from '@vitrine/contract/image-sources.ts';
import { customProperties } from '../custom-properties.ts';
import styles from './video-player.module.css';
import { videoVersion } from './video-version.ts';

interface VideoPlayerProps {
  video: {
    alt: string;
    width: number;
    height: number;
    versions: { url: string; type: string; height: number }[];
    thumbnail: { versions: ImageVersions } | null;
  };
  /** Plays at once: the press that showed it was the press to play. */
  autoPlay?: boolean;
}

/** A film with the browser's own controls, in the version that suits the window; nothing is loaded before it is played. */
export function VideoPlayer({ video, autoPlay = false }: VideoPlayerProps) {
  const version = videoVersion(video.versions, window.innerWidth);
  if (!version) return null;
  const poster = video.thumbnail && chooseVersion(video.thumbnail.versions, ['auto', 'landscape']);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the films of the catalogue have no speech
    <video
      className={styles.player}
      style={customProperties({ '--ratio': video.width / video.height })}
      controls
      autoPlay={autoPlay}
      playsInline
      preload={poster ? 'none' : 'metadata'}
      poster={poster?.default.default}
      aria-label={video.alt}
      width={video.width}
      height={video.height}
    >
      <source src={version.url} type={version.type} />
    </video>
  );
}
