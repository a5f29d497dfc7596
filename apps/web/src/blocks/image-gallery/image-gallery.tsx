import { useTexts } from '../../i18n/use-texts.ts';
import { mediaOf } from '../../sections/full-screen/media.ts';
import { Gallery } from '../../sections/gallery/gallery.tsx';
import type { BlockProps } from '../resources.ts';

/** Pictures in two rows that open full screen. */
export function ImageGallery({ block: { id, headline, imageList }, level }: BlockProps<'imageGallery'>) {
  const t = useTexts('products');
  const Heading = `h${level}` as const;
  if (imageList.length === 0) return null;
  return (
    <section>
      {headline && (
        <div className="grid head">
          <Heading className="h2">{headline}</Heading>
        </div>
      )}
      <Gallery name={`gallery-${id}`} label={headline ?? t('viewer.pictures')} media={mediaOf(imageList)} />
    </section>
  );
}
