import body from '../../print/body.module.css';
import { PicturePairs } from '../../print/picture-pairs.tsx';
import type { BlockProps } from '../resources.ts';
import { slidesOf } from '../slides.ts';

/** All pictures with their texts, two a row. */
export function FullPageSlider({ block }: BlockProps<'fullPageSlider'>) {
  const slides = slidesOf(block);
  if (slides.length === 0) return null;
  return (
    <section className={body.section}>
      <PicturePairs pictures={slides} />
    </section>
  );
}
