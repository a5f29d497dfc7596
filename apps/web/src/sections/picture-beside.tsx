import { classNames } from '@vitrine/ui/class-names.ts';
import { HeroPicture, type HeroPictureProps } from '../early-load/hero-picture.tsx';
import styles from './picture-beside.module.css';
import { pictureShape } from './picture-shape.ts';

/** The picture beside the words of an intro, which runs to the edge of the window. */
export const PictureBeside = ({ className, ...picture }: HeroPictureProps & { className?: string | undefined }) => (
  <figure className={classNames(styles.picture, className)} data-shape={pictureShape(picture.image)}>
    <HeroPicture {...picture} />
  </figure>
);
