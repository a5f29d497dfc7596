import { VideoStage } from '@vitrine/ui/video/video-stage.tsx';
import { VideoFailure } from '../../sections/video-failure.tsx';
import type { BlockProps } from '../resources.ts';

/** A video across the page: its still, and the video once it is pressed. */
export function Video({ block: { video } }: BlockProps<'video'>) {
  if (!video) return null;
  return (
    <section>
      <div className="grid">
        <VideoStage video={video} label={video.alt} sizes="(min-width: 120em) 1728px, 100vw" Failure={VideoFailure} />
      </div>
    </section>
  );
}
