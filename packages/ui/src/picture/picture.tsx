import type { Crop } from '@vitrine/contract/assets.ts';
import { chooseVersion, type ImageVersions, sourceSet } from '@vitrine/contract/image-sources.ts';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { loadCode } from '../load-code.ts';
import { whenNear } from './near-viewport.ts';
import styles from './picture.module.css';

/** A picture that is there within this time needs no placeholder, ms (look.md, "Empty, loading, error"). */
const PLACEHOLDER_AFTER_MS = 300;

export interface PictureProps {
  image: { alt: string; placeholder: string; versions: ImageVersions };
  /** Wanted crops, best first. */
  crop: Crop | readonly Crop[];
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  /** Other crops for some windows, first match wins. */
  art?: readonly { media: string; crop: Crop }[];
  /** The first picture of a page: loads at once, before others, without placeholder and fade; its section has a ground. */
  hero?: boolean;
  /** Replaces the image's own text; empty where the words beside it say the same. */
  alt?: string;
  /** Hears once whether the picture came. */
  onSettled?: (state: 'loaded' | 'failed') => void;
  className?: string | undefined;
}

/** An image of the catalogue over its placeholder; it fills the frame its parent gives it and never moves the page. */
export function Picture({ image, crop, sizes, art = [], hero = false, alt = image.alt, onSettled, className }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(hero);
  const [printed, setPrinted] = useState(false);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [placeholder, setPlaceholder] = useState('');
  const version = chooseVersion(image.versions, typeof crop === 'string' ? [crop] : crop);

  useEffect(() => {
    if (near || !ref.current) return;
    return whenNear(ref.current, (toPrint) => {
      setPrinted(toPrint);
      setNear(true);
    });
  }, [near]);

  const settle = (how: 'loaded' | 'failed') => {
    setState(how);
    onSettled?.(how);
  };
  // A picture that does not come leaves its placeholder, not the browser's sign for a broken one.
  const shown = state === 'loaded' || (hero && state === 'loading');

  const isLate = near && !shown;
  useEffect(() => {
    if (!isLate) return;
    let left = false;
    const paint = () =>
      loadCode(() => import(/* later: when a picture takes its time */ './placeholder.ts')).then(
        ({ placeholderImage }) => left || setPlaceholder(placeholderImage(image.placeholder)),
        () => null,
      );
    const timer = setTimeout(paint, PLACEHOLDER_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isLate, image.placeholder]);

  if (!version) return null;
  return (
    <picture
      className={classNames(styles.frame, className)}
      style={isLate && placeholder ? { backgroundImage: placeholder } : undefined}
    >
      {near &&
        art.map(({ media, crop: other }) => {
          const source = image.versions[other];
          return source ? (
            <source
              key={media}
              media={media}
              srcSet={sourceSet(source)}
              sizes={sizes}
              width={source.width}
              height={source.height}
            />
          ) : null;
        })}
      <img
        ref={ref}
        className={styles.image}
        alt={alt}
        width={version.width}
        height={version.height}
        decoding={hero ? 'sync' : 'async'}
        fetchPriority={hero ? 'high' : 'auto'}
        data-shown={shown || undefined}
        // Chromium waits with the paper for pictures that say so.
        loading={printed ? 'lazy' : undefined}
        {...(near && { sizes, srcSet: sourceSet(version), src: version.default.default })}
        onLoad={() => settle('loaded')}
        onError={() => settle('failed')}
      />
    </picture>
  );
}
