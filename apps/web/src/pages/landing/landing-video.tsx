import type { assetVideo } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { VideoStage } from '@vitrine/ui/video/video-stage.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { VideoFailure } from '../../sections/video-failure.tsx';

interface LandingVideoProps {
  headline: string;
  copy: string | null;
  video: Model<typeof assetVideo>;
}

/** The video between its headline and the functions. */
export function LandingVideo({ headline, copy, video }: LandingVideoProps) {
  const t = useTexts('landing');
  return (
    <section className="section">
      <div className="grid head">
        <h2 className="h1">{headline}</h2>
        {copy ? <p className="lead muted">{copy}</p> : null}
      </div>
      <div className="grid">
        <VideoStage video={video} label={t('watch')} sizes="100vw" Failure={VideoFailure} />
      </div>
    </section>
  );
}
