import { type Product, productTitle } from '../catalogue.ts';
import { figureText } from '../figures.ts';
import { figureOf } from '../machines.ts';
import { type Text, t } from '../text.ts';
import { html, type Sheet, sheet } from './page.ts';

const KIND = t('Aufstellplan und Anschlüsse', 'Installation plan and connections');
/** Room to operate and to clean around a machine, mm; half a metre behind it is enough for the service doors. */
const FREE = { front: 1200, side: 800, rear: 600 };
const FUSES = [25, 32, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630];
const VOLTS = 400;

/** The next larger fuse for a load in kW at 400 V three-phase and cos phi 0.85. */
const fuseFor = (kilowatts: number) => {
  const amperes = (kilowatts * 1000) / (Math.sqrt(3) * VOLTS * 0.85);
  return FUSES.find((fuse) => fuse >= amperes * 1.1) ?? amperes;
};

const dimension = (x1: number, y1: number, x2: number, y2: number, text: string) => {
  const upright = x1 === x2;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const turned = upright ? ` transform="rotate(-90 ${x - 4} ${y})"` : '';
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#171c20" stroke-width=".5" marker-start="url(#end)" marker-end="url(#end)"/>
    <text x="${upright ? x - 4 : x}" y="${upright ? y : y - 4}" text-anchor="middle"${turned}>${text}</text>`;
};

/** Top view to scale: machine, free room, dimensions in mm. */
function topView(length: number, width: number, words: Sheet['words']): string {
  const scale = 330 / (length + 2 * FREE.side);
  const [w, h] = [length * scale, width * scale];
  const [x, y] = [80 + FREE.side * scale, 34 + FREE.rear * scale];
  const [roomW, roomH] = [w + 2 * FREE.side * scale, h + (FREE.front + FREE.rear) * scale];
  return `<svg viewBox="0 0 480 ${Math.ceil(roomH + 70)}" role="img">
    <defs><marker id="end" viewBox="0 0 4 8" refX="2" refY="4" markerWidth="4" markerHeight="8" orient="auto"><path d="M2 0V8" stroke="#171c20"/></marker></defs>
    <rect x="80" y="34" width="${roomW}" height="${roomH}" fill="#f4f6f7" stroke="#76828a" stroke-dasharray="4 3" stroke-width=".6"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff" stroke="#171c20" stroke-width="1.2"/>
    <text x="${x + w / 2}" y="${y + h / 2 + 3}" text-anchor="middle">${words(t('Maschine', 'Machine'))}</text>
    <text x="${x + w / 2}" y="${y + h + FREE.front * scale - 8}" text-anchor="middle">${words(t('Bedienseite', 'Operating side'))}</text>
    ${dimension(x, 20, x + w, 20, String(length))}
    ${dimension(66, y, 66, y + h, String(width))}
    ${dimension(x + w + 10, y + h, x + w + 10, y + h + FREE.front * scale, String(FREE.front))}
    ${dimension(80, y + h + 14, x, y + h + 14, String(FREE.side))}
    ${dimension(80, roomH + 52, 80 + roomW, roomH + 52, String(length + 2 * FREE.side))}
  </svg>`;
}

/** Plan to scale with room to keep free, and what has to be at the place. */
export function installationPlan(page: Sheet, product: Product): string {
  const { language, words } = page;
  const size = figureOf(product.machine, 'size');
  const load = figureOf(product.machine, 'connectedLoad');
  const weight = figureOf(product.machine, 'weight');
  if (typeof size !== 'object' || !('edges' in size) || typeof load !== 'number')
    throw new Error(`${product.machine} has no plan`);
  const [length = 0, width = 0] = size.edges;
  const rows: [Text, string][] = [
    [t('Stellfläche L × B × H', 'Footprint L × W × H'), `${figureText(size, language)} mm`],
    [t('Gewicht', 'Weight'), `${figureText(weight, language)} kg`],
    [t('Anschlusswert', 'Connected load'), `${figureText(load, language)} kW`],
    [t('Netz', 'Mains'), '3 × 400 V, 50 Hz, N, PE'],
    [t('Absicherung bauseits', 'Fuse on site'), `${fuseFor(load)} A gG`],
    [
      t('Reinigungswasser', 'Cleaning water'),
      words(t('1/2 Zoll, 40 bis 50 °C, höchstens 25 bar', '1/2 inch, 40 to 50 °C, 25 bar at most')),
    ],
    [t('Druckluft', 'Compressed air'), words(t('6 bar, trocken, Steckanschluss 8 mm', '6 bar, dry, push-in connection 8 mm'))],
    [t('Boden', 'Floor'), words(t('eben, Gefälle höchstens 2 %, kein Fundament', 'level, slope of 2% at most, no foundation'))],
  ];
  const lines = rows.map(([label, value]) => `<tr><th>${html(words(label))}</th><td class="value">${html(value)}</td></tr>`);
  return sheet(
    page,
    productTitle(product),
    KIND,
    `<h1>${html(words(productTitle(product)))}</h1><p class="lead">${html(words(t('Draufsicht mit Freiraum zum Bedienen und Reinigen. Maße in Millimetern.', 'Top view with room for operating and cleaning. Dimensions in millimetres.')))}</p>
     ${topView(length, width, words)}<table>${lines.join('')}</table>`,
  );
}
