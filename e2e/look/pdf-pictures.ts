import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** 96 pixels an inch: an A4 sheet is 794 px wide. */
const SCALE = 96 / 72;

/** A PNG of each page of a PDF. */
export async function picturesOfPdf(bytes: Buffer): Promise<Buffer[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pictures: Buffer[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: SCALE });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    pictures.push(await canvas.encode('png'));
  }
  await loading.destroy();
  return pictures;
}
