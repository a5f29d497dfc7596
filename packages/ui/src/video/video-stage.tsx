import { Play } from 'lucide';
import { useState } from 'react';
import { Icon } from '../icon.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import { type Video, VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
import styles from './video-stage.module.css';

interface VideoStageProps extends Pick<VideoPlayerProps, 'Failure'> {
  video: Video & { thumbnail: PictureProps['image'] | null };
  /** Words of the button. */
  label: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
}

/** A video's still with one button; nothing of the video is loaded before it is pressed. */
export function VideoStage({ video, label, sizes, Failure }: VideoStageProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <div className={styles.stage} data-surface="dark">
      {playing ? (
        <VideoPlayer video={video} starts="pressed" focused Failure={Failure} />
      ) : (
        <>
          {video.thumbnail ? <Picture image={video.thumbnail} crop="auto" sizes={sizes} /> : null}
          <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
            <span className={styles.sign}>
              <Icon icon={Play} size="l" />
            </span>
            <span>{label}</span>
          </button>
        </>
      )}
    </div>
  );
}
