import { pdfjs } from 'react-pdf';
import { PDF_OPTIONS } from './pdf-engine.ts';

/** Enough for paper at reading distance: a page of A4 is 1240 pixels wide. */
const DOTS_PER_INCH = 150;
const POINTS_PER_INCH = 72;

/** A page as a picture, at the address it has until the window is closed. */
export interface PagePicture {
  src: string;
  width: number;
  height: number;
}

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture of the page'))), 'image/png');
  });

/** The pages of a file as pictures, for a print by the browser, which cannot lay out a PDF within a page. */
export async function pagePictures(url: string): Promise<PagePicture[]> {
  const task = pdfjs.getDocument({ url, ...PDF_OPTIONS });
  const pdf = await task.promise;
  const pictures: PagePicture[] = [];
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: DOTS_PER_INCH / POINTS_PER_INCH });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport, intent: 'print' }).promise;
      pictures.push({ src: URL.createObjectURL(await blobOf(canvas)), width: canvas.width, height: canvas.height });
      canvas.width = 0;
    }
  } finally {
    await task.destroy();
  }
  return pictures;
}
