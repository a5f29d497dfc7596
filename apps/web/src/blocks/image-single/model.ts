import type { ContentBlock } from '../resources.ts';

/** The picture that prints: the one made for print, where there is one, in the place of the other. */
export const printedImage = ({ image, pdfOverwriteImage }: Pick<ContentBlock<'imageSingle'>, 'image' | 'pdfOverwriteImage'>) =>
  pdfOverwriteImage ?? image;
