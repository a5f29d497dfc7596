import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import body from '../../print/body.module.css';
import { PicturePairs } from '../../print/picture-pairs.tsx';
import type { BlockProps } from '../resources.ts';

/** Headline and text, and below them all pictures in their format, two a row. */
export function ImageSliderWithDescription({ block, level }: BlockProps<'imageSliderWithDescription'>) {
  const { headline, subline, copy, imageSize, imageList } = block;
  const Heading = `h${level}` as const;
  return (
    <section className={body.section}>
      <PicturePairs
        heading={
          <div>
            <Heading className={body.h2}>{stripSoftHyphens(headline)}</Heading>
            {subline && <p className={body.lead}>{subline}</p>}
            {copy && <p className={body.copy}>{copy}</p>}
          </div>
        }
        pictures={imageList.map((image) => ({ image }))}
        crop={imageSize}
      />
    </section>
  );
}
