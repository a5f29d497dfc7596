const NO_BREAK = '\u00a0';

/** Units of the catalogue, longest first so that `mm` is not read as `m`. */
const UNITS = [
  'kg/h',
  't/h',
  'l/min',
  'm³/h',
  'm/s',
  'm/min',
  'U/min',
  '1/min',
  'min⁻¹',
  'rpm',
  'dB\\(A\\)',
  'mm²',
  'mm',
  'cm',
  'm²',
  'm³',
  'm',
  'kg',
  'g',
  't',
  'l',
  'L',
  'kWh',
  'kW',
  'kVA',
  'W',
  'V',
  'A',
  'Hz',
  'bar',
  'mbar',
  'Pa',
  'ms',
  's',
  'h',
  'min',
  '°C',
  '°F',
  'K',
  '%',
  '″',
  'Zoll',
  'Seiten?',
  'Litern?',
  'litres?',
  'Tonnen?',
  'tonnes?',
  'Kilogramm',
  'kilograms?',
  'Grad',
  'degrees',
  'Stunden',
  'hours?',
  'Minuten?',
  'minutes?',
  'Sekunden?',
  'seconds?',
  'pages?',
].sort((a, b) => b.length - a.length);

const BEFORE_UNIT = new RegExp(`(\\d) (${UNITS.join('|')})(?![\\p{L}\\d])`, 'gu');
/** Type names of machines and standards: `GS 620`, `WWB 300`, `EN 1672`. */
const TYPE_NAME = /(?<![\p{L}\d])([A-Z]{1,4}) (\d{2,4})(?![\d\p{L}])/gu;
const MINUS = /(^|[\s(\u00a0/])-(?=\d)/gu;
const TIMES = /(\d)\s?[x×]\s?(?=\d)/gu;
/** Telephone numbers as they are written to be dialled from anywhere: `+49 221 4710 110`. */
const TELEPHONE = /(?<![\p{L}\d])\+[1-9][\d ()/.-]*\d/gu;

/** No-break spaces before units, in type names and in telephone numbers, a true minus, × between dimensions (look.md). Doing it twice changes nothing. */
export function setSpacing(text: string): string {
  return text
    .replace(MINUS, '$1−')
    .replace(TIMES, `$1${NO_BREAK}×${NO_BREAK}`)
    .replace(BEFORE_UNIT, `$1${NO_BREAK}$2`)
    .replace(TYPE_NAME, `$1${NO_BREAK}$2`)
    .replace(TELEPHONE, (number) => ((number.match(/\d/g) ?? []).length < 7 ? number : number.replaceAll(' ', NO_BREAK)));
}
