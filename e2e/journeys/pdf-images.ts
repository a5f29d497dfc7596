import { createHash } from 'node:crypto';
import { getDocument, OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** In points. */
export const MILLIMETRE = 72 / 25.4;
/** Of A4, in mm, but for what is rounded. */
export const PAGE_WIDTH = 209;

interface PdfPicture {
  /** Lower edge and width in points. */
  foot: number;
  width: number;
  /** Dots an inch. */
  ppi: number;
  /** What pdf.js keeps it under. */
  name: string;
}

/** Pictures of a page, whole where it is clipped. */
export async function picturesOf(page: PDFPageProxy): Promise<PdfPicture[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: PdfPicture[] = [];
  const kept: number[][] = [];
  let matrix = [1, 0, 0, 1, 0, 0];
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) kept.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = kept.pop() ?? matrix;
    if (operator === OPS.transform) matrix = Util.transform(matrix, argsArray[index]);
    if (operator === OPS.paintFormXObjectBegin && argsArray[index][0]) matrix = Util.transform(matrix, argsArray[index][0]);
    if (operator === OPS.paintImageXObject) {
      const [width = 0, , , height = 0, , foot = 0] = matrix;
      const [name, pixels] = argsArray[index];
      found.push({ foot: Math.min(foot, foot + height), width, ppi: pixels / (width / 72), name });
    }
  }
  return found;
}

/** A picture as pdf.js decodes it; one that several pages have is kept for all of them. */
const pixelsOf = (page: PDFPageProxy, name: string) =>
  new Promise<string>((resolve) => {
    const store = name.startsWith('g_') ? page.commonObjs : page.objs;
    store.get(name, ({ data }: { data: Uint8Array }) => resolve(createHash('sha256').update(data).digest('hex')));
  });

interface WidePicture {
  page: number;
  /** Dots an inch, down to a tenth. */
  ppi: number;
  /** The same for the same picture. */
  pixels: string;
}

/** The pictures that are at least so many mm wide, page by page. */
export async function widePictures(bytes: Uint8Array, millimetres: number): Promise<WidePicture[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const found: WidePicture[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    for (const { width, ppi, name } of await picturesOf(page))
      if (width >= millimetres * MILLIMETRE)
        found.push({ page: number, ppi: Math.round(ppi * 10) / 10, pixels: await pixelsOf(page, name) });
  }
  await loading.destroy();
  return found;
}
