/** Points of a picture: 48 wide, 32 high, as Payload's picker shows it. */
type Shape = readonly [kind: 'text' | 'head' | 'image' | 'frame' | 'accent', x: number, y: number, width: number, height: number];

const TONES = { text: '#b9c3c9', head: '#22292e', image: '#8fa0ab', frame: '#e3e8eb', accent: '#2f6f9f' };

const lines = (x: number, y: number, width: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, i) => ['text', x, y + i * 3, i === count - 1 ? width * 0.7 : width, 1.2] as const);
const head = (x: number, y: number, width: number): Shape => ['head', x, y, width, 2.2];
const bullets = (x: number, y: number, width: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, i): Shape[] => [
    ['accent', x, y + i * 4, 1.4, 1.4],
    ['text', x + 3, y + i * 4, width - 3, 1.4],
  ]).flat();
const rows = (y: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, i): Shape[] => [
    ['frame', 8, y + i * 5, 32, 4],
    ['head', 10, y + i * 5 + 1.4, 14, 1.2],
    ['accent', 36.5, y + i * 5 + 1.4, 2, 1.2],
  ]).flat();

const SHAPES: Record<string, Shape[]> = {
  headline: [['head', 8, 13, 26, 3.4], ...lines(8, 20, 18, 1)],
  richText: [head(8, 6, 20), ...lines(8, 11, 32, 3), ...lines(8, 22, 32, 2)],
  copy: lines(8, 9, 32, 5),
  bulletPoints: [head(8, 6, 20), ...bullets(8, 12, 14, 4), ...bullets(25, 12, 14, 4)],
  quote: [['accent', 8, 9, 1.4, 13], ...lines(12, 10, 26, 3), ['text', 12, 21, 10, 1.2]],
  imageSingle: [['image', 8, 6, 32, 20]],
  imageWidthText: [['image', 8, 7, 15, 18], head(26, 8, 12), ...lines(26, 13, 14, 4)],
  imageGallery: [
    ['image', 8, 6, 10, 9],
    ['image', 19, 6, 10, 9],
    ['image', 30, 6, 10, 9],
    ['image', 8, 16.5, 10, 9],
    ['image', 19, 16.5, 10, 9],
    ['image', 30, 16.5, 10, 9],
  ],
  imageSliderWithDescription: [['image', 8, 5, 32, 14], head(8, 21, 14), ...lines(8, 25, 32, 1), ['accent', 36, 21, 4, 1.4]],
  lightboxSlider: [
    ['image', 3, 8, 12, 15],
    ['image', 17, 8, 14, 15],
    ['image', 33, 8, 12, 15],
    ['accent', 22, 26, 4, 1.4],
  ],
  fullPageSlider: [['image', 0, 0, 48, 32], ['frame', 5, 18, 20, 9], head(7, 20, 12), ...lines(7, 24, 14, 1)],
  video: [
    ['image', 8, 6, 32, 20],
    ['frame', 21, 13, 6, 6],
    ['accent', 23, 14.6, 2.6, 2.8],
  ],
  infoNumbers: [
    ['accent', 8, 10, 8, 5],
    ['accent', 20, 10, 8, 5],
    ['accent', 32, 10, 8, 5],
    ...lines(8, 18, 8, 1),
    ...lines(20, 18, 8, 1),
    ...lines(32, 18, 8, 1),
  ],
  accordion: [...rows(5, 1), ...lines(10, 11, 26, 2), ...rows(17.5, 2)],
  bulletPointsAccordion: [...rows(4, 1), ...bullets(11, 10, 20, 3), ...rows(23, 1)],
  faq: [head(8, 4, 16), ...rows(9, 4)],
};

/** A small drawing of what a block looks like on the page, as the address of an SVG; undefined for one that has none. */
export function blockPicture(slug: string): string | undefined {
  const shapes = SHAPES[slug];
  if (!shapes) return undefined;
  const drawn = shapes
    .map(([kind, x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${TONES[kind]}"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" fill="#f6f7f8"/>${drawn}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
