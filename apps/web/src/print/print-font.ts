import faces from 'virtual:print-fonts';
import { printMode } from '../print-mode.ts';

const VARIABLE = '"Archivo Variable", Arial, sans-serif';

/**
 * The type of the print pages. The renderer gets static faces, which Chromium embeds as the fonts they are; on screen the
 * variable file is there already.
 */
export const PRINT_FONT = printMode ? `"Archivo Print", ${VARIABLE}` : VARIABLE;

/**
 * Sets the renderer's document in the static faces and begins to load those of the latin letters; the others come when
 * text needs them. On screen nothing happens.
 */
export function loadPrintFaces(): void {
  if (!printMode) return;
  for (const { url, weight, stretch, range } of faces) {
    const face = new FontFace('Archivo Print', `url("${url}") format("truetype")`, { weight, stretch, unicodeRange: range });
    document.fonts.add(face);
    // Page margins load no font by themselves. One that does not come leaves the variable one in its place.
    if (range.startsWith('U+0000')) face.load().catch(() => {});
  }
  document.documentElement.style.setProperty('--font', PRINT_FONT);
  // A sign that the faces lack (CO₂) comes from the system's font; made bold artificially it would be a drawing again (Type 3).
  document.documentElement.style.setProperty('font-synthesis', 'none');
}
