import type { Language } from '@vitrine/contract/sites.ts';
import { pdf } from '../pages/frame.ts';
import type { Text } from '../text.ts';

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const html = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);

/** What both language halves of a document are made with. */
export interface Sheet {
  language: Language;
  words: (text: Text) => string;
}

const STYLE = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font: 9.5pt/1.5 'Archivo'; font-stretch: 100%; color: #171c20 }
.sheet { position: relative; height: 297mm; padding: 16mm 18mm 24mm; break-after: page; overflow: hidden }
.sheet:last-child { break-after: auto }
header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 0.35mm solid #171c20; padding-bottom: 3mm }
.mark { font-weight: 700; letter-spacing: 0.08em; font-stretch: 112% }
header span, footer, .unit, .note { color: #59656d }
h1 { font-size: 30pt; line-height: 1.02; font-weight: 560; font-stretch: 108%; letter-spacing: -0.02em; margin: 9mm 0 3mm }
.lead { font-size: 11.5pt; max-width: 150mm }
h2 { font-size: 11pt; font-weight: 600; margin: 6mm 0 1mm }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-variant-numeric: tabular-nums }
td, th { text-align: left; font-weight: 400; padding: 1.25mm 2mm 1.25mm 0; border-bottom: 0.2mm solid #bcc4c9; vertical-align: top }
th { color: #59656d } td.value, th.value { text-align: right } td.own { font-weight: 500 }
thead th { border-bottom: 0.35mm solid #171c20 }
ul { padding-left: 4mm } li.point { display: list-item; padding: 0.8mm 0; border: 0 }
col.label { width: 60mm } col.unit { width: 14mm }
.names { margin-top: 6mm }
img { width: 100%; height: 102mm; object-fit: cover; object-position: 50% 50%; margin: 5mm 0 1mm }
footer { position: absolute; left: 18mm; right: 18mm; bottom: 11mm; font-size: 7.5pt; border-top: 0.2mm solid #bcc4c9; padding-top: 2mm }
ol { list-style: none; padding: 0 } li { display: grid; grid-template-columns: 12mm 1fr 22mm; padding: 4mm 0; border-bottom: 0.2mm solid #bcc4c9 }
li b { font-weight: 600 } li .number { font-size: 18pt; line-height: 1; font-weight: 560 } li .minutes { text-align: right }
svg { width: 100%; margin: 5mm 0 } svg text { font: 500 9px 'Archivo'; fill: #171c20 }
.note { margin-top: 3mm; font-size: 8pt }
`;

/** One A4 page with the maker's head and the notice that all of it is fictional. */
export const sheet = ({ words }: Sheet, title: Text, kind: Text, body: string) => `
<section class="sheet">
  <header><b class="mark">VARNHOLT</b><span>${html(words(kind))} · ${html(words(title))}</span></header>
  ${body}
  <footer>${html(words(pdf.legalNotice))}</footer>
</section>`;

/** The whole document; `font` and pictures are data URLs, so that nothing is fetched. */
export const documentHtml = (title: string, lang: Language, font: string, sheets: readonly string[]) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${html(title)}</title>
<style>@font-face { font-family: 'Archivo'; src: url(${font}) format('woff2'); font-weight: 100 900; font-stretch: 62% 125% }${STYLE}</style>
</head><body>${sheets.join('')}</body></html>`;
