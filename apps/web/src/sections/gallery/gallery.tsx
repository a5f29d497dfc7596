import { type Medium, mediumId } from '../full-screen/media.ts';
import { MediaTile } from '../full-screen/media-tile.tsx';
import { LazyMediaViewer } from '../full-screen/media-viewer-lazy.tsx';
import { useSlides } from '../full-screen/use-slides.ts';
import styles from './gallery.module.css';
import { type GalleryLayout, type GalleryShape, galleryShapes } from './model.ts';

interface GalleryProps {
  /** Unlike that of any other overlay of the page. */
  name: string;
  /** What the full-screen view is called. */
  label: string;
  media: readonly Medium[];
  layout?: GalleryLayout;
}

/** In hundredths of the window. */
const WIDTH: Record<GalleryShape, number> = {
  large: 50,
  quarter: 25,
  third: 32,
  half: 50,
  whole: 100,
  wide: 62,
  tall: 62,
  narrow: 42,
  stacked: 32,
};
const onPhones = (layout: GalleryLayout, index: number) => (layout === 'rows' || index === 0 ? 100 : 50);

/** Pictures and videos in rows that close; a press on one opens all of them full screen, beginning with it. */
export function Gallery({ name, label, media, layout = 'tiles' }: GalleryProps) {
  const slides = useSlides(name, media.length);
  const shapes = galleryShapes(layout, media.length);
  const hidden = media.length - shapes.length;
  return (
    <>
      <ul className={`grid ${styles.gallery}`} data-layout={layout} data-odd={shapes.length % 2 === 1 || undefined}>
        {media.slice(0, shapes.length).map((medium, index) => {
          const shape = shapes[index] ?? 'quarter';
          return (
            <li key={mediumId(medium)} data-shape={shape}>
              <MediaTile
                medium={medium}
                index={index}
                total={media.length}
                sizes={`(min-width: 48em) ${WIDTH[shape]}vw, ${onPhones(layout, index)}vw`}
                upright={shape === 'narrow'}
                more={index === shapes.length - 1 ? hidden : 0}
                onOpen={() => slides.show(index)}
              />
            </li>
          );
        })}
      </ul>
      <LazyMediaViewer media={media} slides={slides} label={label} captioned={layout === 'rows'} />
    </>
  );
}
