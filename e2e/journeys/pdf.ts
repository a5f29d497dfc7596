import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfFacts {
  pages: number;
  title: string;
  language: string | undefined;
  tagged: boolean;
  /** Titles of the bookmarks, outermost first. */
  outline: string[];
  /** Text of each page. */
  text: string[];
  /** Page number that each internal link of a page leads to, by the page it is on. */
  links: { from: number; to: number }[];
  /** Name and kind ("Type0") of all fonts, and whether each has its glyphs in the file. */
  fonts: { name: string; kind: string; embedded: boolean }[];
  /** Width and height of each page in points. */
  sizes: [number, number][];
}

/** Glyphs are in the file: a font program, or (Type 3) drawings in the font itself. */
function isEmbedded(font: PDFDict, look: (object: PDFObject | undefined) => PDFObject | undefined): boolean {
  if (font.get(PDFName.of('Subtype')) === PDFName.of('Type3')) return font.has(PDFName.of('CharProcs'));
  const descendants = look(font.get(PDFName.of('DescendantFonts')));
  const inner = descendants instanceof PDFArray ? look(descendants.get(0)) : font;
  const descriptor = inner instanceof PDFDict ? look(inner.get(PDFName.of('FontDescriptor'))) : undefined;
  return (
    descriptor instanceof PDFDict &&
    ['FontFile', 'FontFile2', 'FontFile3'].some((key) => look(descriptor.get(PDFName.of(key))) instanceof PDFRawStream)
  );
}

/** pdfjs answers the catalog's MarkInfo as a map, its types say an object. */
const marked = (info: unknown) => info instanceof Map && info.get('Marked') === true;

async function fontsOf(bytes: Uint8Array): Promise<PdfFacts['fonts']> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const look = (object: PDFObject | undefined) => (object ? pdf.context.lookup(object) : undefined);
  const fonts: PdfFacts['fonts'] = [];
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) continue;
    // The inner half of a composite font is judged with its outer half.
    if (/CIDFontType/.test(String(object.get(PDFName.of('Subtype'))))) continue;
    fonts.push({
      name: String(object.get(PDFName.of('BaseFont')) ?? object.get(PDFName.of('Name')) ?? 'Type3'),
      kind: String(object.get(PDFName.of('Subtype'))).slice(1),
      embedded: isEmbedded(object, look),
    });
  }
  return fonts;
}

/** Reads a PDF's own structure: what a reader, a screen reader and a search engine find in it. */
export async function factsOf(bytes: Uint8Array): Promise<PdfFacts> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const outline: string[] = [];
  const walk = (items: Awaited<ReturnType<typeof pdf.getOutline>>) => {
    for (const item of items ?? []) {
      outline.push(item.title);
      walk(item.items);
    }
  };
  walk(await pdf.getOutline());
  const facts: PdfFacts = {
    pages: pdf.numPages,
    title: 'Title' in info ? String(info.Title) : '',
    language: 'Language' in info && info.Language ? String(info.Language) : undefined,
    tagged: marked(await pdf.getMarkInfo()),
    outline,
    text: [],
    links: [],
    fonts: await fontsOf(bytes),
    sizes: [],
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    facts.text.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = page.view;
    facts.sizes.push([x2 - x1, y2 - y1]);
    for (const annotation of await page.getAnnotations()) {
      if (annotation.subtype !== 'Link' || !annotation.dest) continue;
      const destination = typeof annotation.dest === 'string' ? await pdf.getDestination(annotation.dest) : annotation.dest;
      if (destination) facts.links.push({ from: number, to: (await pdf.getPageIndex(destination[0])) + 1 });
    }
  }
  await loading.destroy();
  return facts;
}

/** Kinds of shading in a file (1: by a function, 2: along a line, …), each once. */
export async function shadingsOf(bytes: Uint8Array): Promise<number[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const written = context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object instanceof PDFRawStream ? object.dict : object));
  const kinds = written.flatMap((text) => [...text.matchAll(/\/ShadingType (\d)/g)].map(([, kind]) => Number(kind)));
  return [...new Set(kinds)].sort();
}
