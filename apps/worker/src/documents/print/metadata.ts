import { type PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { escapeHtml } from '../escape-html.ts';
import type { PdfMetadata } from './pdf-messages.ts';

/** XMP packet with the same title, author and language: what PDF/UA readers look at first (ISO 14289-1, 7.1). */
function xmp({ title, author, language }: PdfMetadata): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

/** Title, author and language in every place readers look for them, and the title in the window's bar. */
export function describePdf(pdf: PDFDocument, metadata: PdfMetadata): void {
  pdf.setTitle(metadata.title, { showInWindowTitleBar: true });
  pdf.setAuthor(metadata.author);
  pdf.setCreator('Vitrine');
  pdf.setProducer('Vitrine');
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of(metadata.language));
  const stream = pdf.context.stream(new TextEncoder().encode(xmp(metadata)), { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream));
}

/** Bytes of the finished file. Object streams: the structure tree of a tagged PDF packs to a quarter. */
export const savePdf = (pdf: PDFDocument) => pdf.save({ useObjectStreams: true, objectsPerTick: Number.POSITIVE_INFINITY });
