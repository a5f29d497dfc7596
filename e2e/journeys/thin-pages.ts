import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MILLIMETRE, picturesOf } from './pdf-images.ts';

const TOP = 25 * MILLIMETRE;
const FOOT = 35 * MILLIMETRE;
const FILL_MIN = 1 / 3;

/** How far down the room between its margins a page is printed, by its lowest line or picture; null for a page without a page number. */
async function fills(bytes: Uint8Array): Promise<(number | null)[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const found: (number | null)[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const height = page.view[3] ?? 0;
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: item.transform[5] }] : [],
    );
    const isNumbered = lines.some(({ text, y }) => text === `${number}` && y < FOOT);
    const edges = [...lines.map(({ y }) => y), ...(await picturesOf(page)).map(({ foot }) => foot)];
    const body = edges.filter((y) => y >= FOOT - MILLIMETRE && y <= height - TOP);
    found.push(isNumbered ? (height - TOP - Math.min(height - TOP, ...body)) / (height - TOP - FOOT) : null);
  }
  await loading.destroy();
  return found;
}

/** The pages between margins that are less than a third full, each with how full it is. */
export const thinPages = async (bytes: Uint8Array): Promise<string[]> =>
  (await fills(bytes)).flatMap((fill, index) => (fill !== null && fill < FILL_MIN ? [`${index + 1}: ${fill.toFixed(2)}`] : []));
