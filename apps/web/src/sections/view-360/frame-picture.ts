import type { Rendering } from './frames.ts';

/** A sequence's first frame in the shape of an image, for renderings without a start picture of their own. */
export function framePicture(rendering: Rendering) {
  const frame = rendering.images[0];
  if (!frame) return null;
  const version = {
    default: { default: frame.default },
    width: frame.width,
    height: frame.height,
    print: frame.default,
    printSmall: {},
  };
  return { alt: rendering.alt, placeholder: frame.placeholder, versions: { auto: version } };
}
