import { ownRatio } from '@vitrine/contract/image-sources.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { HeroPicture, type HeroPictureProps } from '../early-load/hero-picture.tsx';
import styles from './picture-beside.module.css';

/** The picture beside the words of an intro, which runs to the edge of the window. */
export const PictureBeside = ({ className, ...picture }: HeroPictureProps & { className?: string | undefined }) => (
  <figure className={classNames(styles.picture, className)} style={customProperties({ '--ratio': ownRatio(picture.image) })}>
    <HeroPicture {...picture} />
  </figure>
);
