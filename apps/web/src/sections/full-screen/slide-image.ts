import { slideIndex } from './slide-index.ts';

/** The step that lays the picture of an open slide over it: "details/2" becomes "details/2/image". */
export const imageOverlay = (name: string, index: number) => `${name}/${index}/image`;

/** True for the step above; the slide stays open below it. */
export const isImageOverlay = (overlay: string | undefined, name: string): boolean =>
  slideIndex(overlay, name) !== null && overlay?.split('/')[2] === 'image';
