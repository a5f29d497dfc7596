const BASE = '/assets/0123456789abcdef/';
const FOLDER = `${BASE}k-550/`;
const names = Array.from({ length: 24 }, (_, index) => `images/${String(index).padStart(2, '0')}.webp`);

/** A rotator view as it comes over the wire: 24 pictures of 960 x 720, one hotspot with a video and one with a text. */
export const testRotator = () => ({
  type: 'webrotate-360',
  id: '7',
  attributes: {
    name: 'Geschlossen',
    alt: 'Kutter, rundum zu drehen',
    baseUrl: BASE,
    renderingFolder: 'k-550',
    xmlFile: 'config.xml',
    coverImagePath: 'images/02.webp',
    width: 960,
    height: 720,
    placeholder: '',
    hotspots: [
      { id: 'bowl', label: 'Schüssel', text: null, info: { src: `${FOLDER}hotspots/bowl.mp4` } },
      { id: 'knife', label: 'Messer', text: 'Sechs Messer.', info: { src: null } },
    ],
    renderingPaths: {
      baseUrl: BASE,
      renderingFolder: 'k-550',
      xmlFile: `${FOLDER}config.xml`,
      imagePaths: names.map((name) => FOLDER + name),
      hotspotPaths: [`${FOLDER}hotspots/bowl.mp4`],
      themePaths: [],
    },
  },
});
