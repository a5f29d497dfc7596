import type { AdminText } from '@vitrine/content-model/languages.ts';

/** What file names of pictures say of a machine, in either language, as a description has it. */
const VIEWS: readonly (readonly [string[], AdminText])[] = [
  [['vorn', 'vorne', 'front'], { de: 'von vorn', en: 'from the front' }],
  [['hinten', 'rear', 'back'], { de: 'von hinten', en: 'from behind' }],
  [['seite', 'seitlich', 'side'], { de: 'von der Seite', en: 'from the side' }],
  [['links', 'left'], { de: 'von links', en: 'from the left' }],
  [['rechts', 'right'], { de: 'von rechts', en: 'from the right' }],
  [['oben', 'top', 'above'], { de: 'von oben', en: 'from above' }],
  [['innen', 'inside'], { de: 'von innen', en: 'from inside' }],
  [['offen', 'geoeffnet', 'geöffnet', 'open'], { de: 'geöffnet', en: 'opened' }],
  [['geschlossen', 'closed'], { de: 'geschlossen', en: 'closed' }],
  [['detail', 'closeup'], { de: 'im Detail', en: 'in detail' }],
  [['kutter', 'cutter'], { de: 'Kutter', en: 'Bowl cutter' }],
  [['wolf', 'grinder'], { de: 'Wolf', en: 'Grinder' }],
  [['winkelwolf'], { de: 'Winkelwolf', en: 'Angled meat grinder' }],
  [['mischer', 'mixer'], { de: 'Mischer', en: 'Mixer' }],
  [['messer', 'messerkopf', 'knives', 'knife'], { de: 'Messer', en: 'knives' }],
  [['schuessel', 'schüssel', 'bowl'], { de: 'Schüssel', en: 'bowl' }],
  [['trichter', 'hopper'], { de: 'Trichter', en: 'hopper' }],
  [['bedienfeld', 'panel', 'display'], { de: 'Bedienfeld', en: 'control panel' }],
  [['deckel', 'lid'], { de: 'Deckel', en: 'lid' }],
];
/** What cameras and designers write into names and nobody sees in the picture. */
const SAYS_NOTHING =
  /^(?:img|dsc|dscn|pxl|foto|bild|photo|image|picture|final|neu|new|web|print|rgb|cmyk|freigestellt|hero|preview|vorschau|titelbild|master|original|\d+x\d+|v\d+|copy|kopie)$/i;

/** "k-330" is "K 330". */
const asType = (name: string): string =>
  name.replace(
    /(?<![\p{L}\d])(\p{L}{1,3})[-_ ]?(\d{2,4})(?!\d)/gu,
    (_, letters: string, digits: string) => `${letters.toUpperCase()} ${digits}`,
  );

/** What the name of a picture's file says, as the beginning of its description; null when it says nothing. */
export function wordsOfFile(name: string): AdminText | null {
  const typed = asType(name.replace(/\.\w{2,5}$/, '').replace(/[_-]+/g, ' '));
  const words = typed.split(/[\s()]+/).filter((word) => word !== '' && !SAYS_NOTHING.test(word));
  if (!words.some((word) => /\p{L}{2}/u.test(word) || VIEWS.some(([names]) => names.includes(word.toLowerCase())))) {
    if (!/\p{L}{1,3} \d{2,4}/u.test(words.join(' '))) return null;
  }
  const inLanguage = (language: keyof AdminText) =>
    words.map((word) => VIEWS.find(([names]) => names.includes(word.toLowerCase()))?.[1][language] ?? word).join(' ');
  return { de: inLanguage('de'), en: inLanguage('en') };
}
