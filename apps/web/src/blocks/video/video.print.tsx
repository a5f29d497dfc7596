import { useTexts } from '../../i18n/use-texts.ts';
import body from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import { linkOrigin } from '../../print-mode.ts';
import type { ContentBlock } from '../resources.ts';
import styles from './video.print.module.css';

/** Paper does not play: the still, what it shows, and the way to the video for those who read the PDF on a screen. */
export function Video({ block: { video } }: { block: Pick<ContentBlock<'video'>, 'video'> }) {
  const t = useTexts('print');
  if (!video) return null;
  return (
    <section className={`${body.section} ${body.whole}`}>
      <a href={new URL(video.offlineVersion, linkOrigin()).href} className={styles.video}>
        {video.thumbnail && (
          <figure className={styles.still}>
            <PrintPicture image={video.thumbnail} crop="auto" millimetres={174} />
          </figure>
        )}
        <p className={styles.caption}>
          <span>{video.alt}</span> <span className={styles.watch}>{t('watchVideo')}</span>
        </p>
      </a>
    </section>
  );
}
