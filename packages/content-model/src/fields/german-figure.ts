/** 9.800,5: thousands in threes behind points, decimals behind a comma. "7.5" and "0.125" are none: no German writes them so. */
const NUMBER = '(?:[1-9]\\d{0,2}(?:\\.\\d{3})+|\\d+)(?:,\\d+)?(?![.,]?\\d)';
/** Signs between figures and before them, the same in all languages. */
const SIGN = '[-−–+±~<>≤≥≈Øx×/:()]';
/** Units that both languages write alike; what follows one must not belong to it, as the superscript of "m³" does. */
const UNIT =
  '(?:%|°C|K|mm|cm|m|km|mm²|cm²|m²|m³|l|ml|l/h|l/min|g|kg|t|kg/h|t/h|kW|W|kWh|kVA|V|A|Hz|bar|mbar|MPa|Nm|m/s|s|min|h|dB|dB\\(A\\))';
const TOKEN = new RegExp(`${NUMBER}|${SIGN}|bis|${UNIT}(?![\\p{L}\\p{N}])|\\s`, 'uy');

/** Whether a text is figures and nothing else, as German writes them; units that are the same everywhere may follow them. */
function isGermanFigure(text: string): boolean {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) if (!TOKEN.test(text)) return false;
  return /\d/.test(text);
}

const otherMark = (mark: string) => (mark === '.' ? ',' : '.');

/**
 * A German figure as English writes it: "7,5" is 7.5, "9.800 bis 12.000" is 9,800 to 12,000. A text with words of its own stays
 * as it is. For texts in the place of English ones that were not typed; the caller decides which these are.
 */
export const germanFigureInEnglish = (text: string): string =>
  isGermanFigure(text) ? text.replace(/(?<=\d)[.,](?=\d)/g, otherMark).replace(/\bbis\b/g, 'to') : text;
