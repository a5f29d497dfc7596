import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import body from '../../print/body.module.css';
import { PicturePairs } from '../../print/picture-pairs.tsx';
import type { BlockProps } from '../resources.ts';

/** All pictures, two a row. */
export function ImageGallery({ block: { headline, imageList }, level }: BlockProps<'imageGallery'>) {
  const Heading = `h${level}` as const;
  if (imageList.length === 0) return null;
  return (
    <section className={body.section}>
      <PicturePairs
        heading={headline && <Heading className={body.h2}>{stripSoftHyphens(headline)}</Heading>}
        pictures={imageList.map((image) => ({ image }))}
      />
    </section>
  );
}
