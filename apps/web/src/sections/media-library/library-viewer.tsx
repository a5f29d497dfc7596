import type { MediaItem } from '@vitrine/contract/media-library.ts';
import { formatNumber } from '@vitrine/contract/sites.ts';
import { buttonClass } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { preloadPicture } from '@vitrine/ui/picture/preload.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { VideoPlayer } from '@vitrine/ui/video/video-player.tsx';
import { Viewer } from '@vitrine/ui/viewer/viewer.tsx';
import { ViewerImage } from '@vitrine/ui/viewer/viewer-image.tsx';
import { Download } from 'lucide';
import { fileSize } from '../../i18n/file-size.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { downloadAddress } from '../download-address.ts';
import { VideoFailure } from '../video-failure.tsx';
import { LibraryFailure } from './library-failure.tsx';
import styles from './library-viewer.module.css';
import { fileOf, pictureOf, videoOf } from './model.ts';
import { itemAt, type LoadedPages } from './paged-items.ts';

interface Props {
  open: boolean;
  pages: LoadedPages;
  /** Place of the open item, or of the last one while it closes; null while it is looked for. */
  index: number | null;
  total: number;
  /** It could not be found, or its page not be loaded; tries again. */
  retry: (() => void) | null;
  onItem: (id: string) => void;
  onClose: () => void;
}

const SIZES = '92vw';

function Media({ item }: { item: MediaItem }) {
  const t = useTexts('media');
  const video = videoOf(item);
  if (video) return <VideoPlayer video={video} starts="shown" Failure={VideoFailure} />;
  const picture = pictureOf(item);
  return (
    picture && <ViewerImage image={picture} sizes={SIZES} labels={{ loading: t('viewer.loading'), failed: t('viewer.failed') }} />
  );
}

function Caption({ item }: { item: MediaItem }) {
  const { language } = useLanguage();
  const { extension, width, height, length, bytes } = fileOf(item);
  return (
    <>
      <h2 className="h4">{item.title}</h2>
      <p className="num muted small">
        {extension}, {formatNumber(width, language)} × {formatNumber(height, language)}, {length && `${length}, `}
        {fileSize(bytes, language)}
      </p>
      {item.description && <p className={styles.description}>{item.description}</p>}
      {item.link && (
        <a className={styles.link} href={item.link} target={item.linkTarget ?? '_blank'} rel="noreferrer">
          {item.linkText ?? item.link}
        </a>
      )}
    </>
  );
}

function DownloadLink({ item }: { item: MediaItem }) {
  const t = useTexts('media');
  return (
    <a className={buttonClass({})} href={downloadAddress(fileOf(item).url)} download>
      <Icon icon={Download} /> {t('viewer.download')}
    </a>
  );
}

/** An item of the library full screen; the arrows lead through all that the filters show. */
export function LibraryViewer({ open, pages, index, total, retry, onItem, onClose }: Props) {
  const t = useTexts('media');
  const item = index === null ? undefined : itemAt(pages, index);
  const waiting = retry ? (
    <LibraryFailure onRetry={retry}>{t('failed.more')}</LibraryFailure>
  ) : (
    <Spinner label={t('viewer.loading')} />
  );
  return (
    <Viewer
      open={open}
      onClose={onClose}
      label={item?.title ?? t('loading')}
      count={index === null ? '' : t('viewer.count', { index: index + 1, total })}
      labels={{ close: t('viewer.close'), previous: t('viewer.previousImage'), next: t('viewer.nextImage') }}
      // Nothing is beside what is not found yet.
      index={index ?? 0}
      total={index === null ? 1 : total}
      onIndex={(to) => {
        const next = itemAt(pages, to);
        if (next) onItem(next.id);
      }}
      onNear={(to) => {
        const near = itemAt(pages, to);
        const picture = near && pictureOf(near);
        if (picture) preloadPicture(picture.versions, 'auto', SIZES);
      }}
      media={item ? open && <Media key={item.id} item={item} /> : waiting}
      caption={item && <Caption item={item} />}
      action={item && <DownloadLink item={item} />}
    />
  );
}
