import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  type PDFPage,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { openPdf } from './destinations.ts';

/** Pages of a file that take the places kept for them: the first place, from 1, and the file itself. */
export interface OwnPages {
  first: number;
  pages: number;
  bytes: Uint8Array;
}

const name = PDFName.of;
const OWN = name('VitrineOwn');
/** What an annotation refers to beyond its own page and look; it would bring pages of the file along that are no pages here. */
const TIES = ['P', 'Parent', 'Popup', 'IRT', 'A', 'AA', 'Dest', 'StructParent'].map((key) => name(key));

/** Page a link of the file leads to, from 0; -1 for one that leads out of it or nowhere. */
function targetOf(source: PDFDocument, link: PDFDict): number {
  const action = link.lookupMaybe(name('A'), PDFDict);
  const target = source.context.lookup(link.get(name('Dest')) ?? action?.get(name('D')));
  const page = target instanceof PDFArray ? target.get(0) : undefined;
  return page instanceof PDFRef ? source.getPages().findIndex(({ ref }) => ref === page) : -1;
}

/** The annotations of a page: addresses stay links, links within the file lead to its places, the rest keeps its look. */
function annotationsOf(source: PDFDocument, page: PDFPage, pdf: PDFDocument, places: readonly PDFPage[]): PDFRef[] {
  const copier = PDFObjectCopier.for(source.context, pdf.context);
  const found: PDFRef[] = [];
  const list = page.node.lookupMaybe(name('Annots'), PDFArray);
  for (let index = 0; index < (list?.size() ?? 0); index++) {
    const annotation = list?.lookupMaybe(index, PDFDict);
    if (!annotation) continue;
    const uri = annotation.lookupMaybe(name('A'), PDFDict)?.lookupMaybe(name('URI'), PDFString);
    const place = places[targetOf(source, annotation)];
    for (const key of TIES) annotation.delete(key);
    const copy = copier.copy(annotation);
    if (uri) copy.set(name('A'), pdf.context.obj({ S: 'URI', URI: uri }));
    if (place) copy.set(name('Dest'), pdf.context.obj([place.ref, name('Fit')]));
    found.push(pdf.context.register(copy));
  }
  return found;
}

/**
 * Puts a page into its place. The page in the document stays the object that contents, bookmarks and tags know; it gets the size of
 * the file's page and, as a drawing of its own, what is on it. What was printed there, the name for the bookmark, loses its ink.
 */
async function place(
  pdf: PDFDocument,
  source: PDFDocument,
  page: PDFPage,
  kept: PDFPage,
  places: readonly PDFPage[],
): Promise<void> {
  const box = page.getCropBox();
  const { x, y, width, height } = box;
  const operators = ['Q'];
  if (page.node.Contents()) {
    const corners = { left: x, bottom: y, right: x + width, top: y + height };
    const drawing = await pdf.embedPage(page, corners, [1, 0, 0, 1, 0, 0]);
    await drawing.embed();
    kept.node.setXObject(OWN, drawing.ref);
    operators.push(`q /${OWN.decodeText()} Do Q`);
  }
  const stream = (text: string) => pdf.context.register(pdf.context.stream(text));
  const printed = kept.node.Contents();
  const before =
    printed instanceof PDFArray ? printed.asArray() : [kept.node.get(name('Contents'))].filter((one) => one !== undefined);
  kept.node.set(name('Contents'), pdf.context.obj([stream('q 3 Tr '), ...before, stream(`\n${operators.join(' ')}`)]));
  kept.setMediaBox(x, y, width, height);
  kept.setCropBox(x, y, width, height);
  for (const edge of ['BleedBox', 'TrimBox', 'ArtBox']) kept.node.delete(name(edge));
  kept.setRotation(page.getRotation());
  const unit = page.node.get(name('UserUnit'));
  if (unit instanceof PDFNumber) kept.node.set(name('UserUnit'), unit);
  const annotations = annotationsOf(source, page, pdf, places);
  if (annotations.length > 0) kept.node.set(name('Annots'), pdf.context.obj(annotations));
}

/** Puts files into the places that the print has kept for them. Throws for a file that cannot be read, or has another number of pages. */
export async function placeOwnPages(pdf: PDFDocument, chapters: readonly OwnPages[]): Promise<void> {
  const all = pdf.getPages();
  for (const { first, pages, bytes } of chapters) {
    const source = await openPdf(bytes);
    const own = source.getPages();
    const places = all.slice(first - 1, first - 1 + pages);
    if (own.length !== pages || places.length !== pages)
      throw new Error(`a file of ${own.length} pages in ${places.length} places`);
    for (const [index, page] of own.entries()) {
      const kept = places[index];
      if (kept) await place(pdf, source, page, kept, places);
    }
  }
}
