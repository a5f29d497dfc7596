import { HOLE_DIAMETERS, HOLE_FIELDS, type HoleDiameter } from '@vitrine/contract/hole-diameters.ts';
import type { ProductType } from '@vitrine/contract/product-types.ts';
import type { AdminText } from '../languages.ts';

const same = (text: string): AdminText => ({ de: text, en: text });
const KG = same('kg');
const MINUTES = same('min');
const KG_PER_HOUR = same('kg/h');
const MILLIMETRES = same('mm');

/** One figure of an output row: the row's field, what it is called and its unit. */
export interface OutputFigure {
  name: string;
  label: AdminText;
  unit: AdminText;
}
/** Figures that belong together; without a headline where the table is all of one kind. */
export interface OutputFigureGroup {
  headline: AdminText | null;
  figures: readonly OutputFigure[];
}

const hole = (millimetres: HoleDiameter): OutputFigure => ({
  name: HOLE_FIELDS[millimetres],
  label: { de: `Lochscheibe ${millimetres} mm`, en: `Hole plate ${millimetres} mm` },
  unit: KG_PER_HOUR,
});

const batchAndTime = (suffix: string, headline: AdminText, time: 'processTime' | 'mixingTime'): OutputFigureGroup => ({
  headline,
  figures: [
    { name: `batchWeight${suffix}`, label: { de: 'Chargengewicht', en: 'Batch weight' }, unit: KG },
    {
      name: `${time}${suffix}`,
      label: time === 'processTime' ? { de: 'Prozesszeit', en: 'Process time' } : { de: 'Mischzeit', en: 'Mixing time' },
      unit: MINUTES,
    },
  ],
});

/** Figures of each product type, by the names of catalogue.md 3. The admin's forms and the technical table are made from them. */
export const OUTPUT_FIGURES: Record<ProductType, readonly OutputFigureGroup[]> = {
  grinders: [{ headline: null, figures: HOLE_DIAMETERS.map(hole) }],
  cutters: [
    batchAndTime('Dry', { de: 'Rohwurst', en: 'Dry sausage' }, 'processTime'),
    batchAndTime('Boiled', { de: 'Brühwurst', en: 'Boiled sausage' }, 'processTime'),
    batchAndTime('Cooked', { de: 'Kochwurst', en: 'Cooked sausage' }, 'processTime'),
  ],
  mixerGrinders: [
    {
      headline: null,
      figures: [
        { name: 'speed', label: { de: 'Drehzahl', en: 'Speed' }, unit: { de: '1/min', en: 'rpm' } },
        { name: 'batchSize', label: { de: 'Charge', en: 'Batch size' }, unit: KG },
        { name: 'outputPerHour', label: { de: 'Stundenleistung', en: 'Output per hour' }, unit: KG_PER_HOUR },
      ],
    },
    {
      headline: { de: 'Zeit je Charge', en: 'Time per batch' },
      figures: [
        { name: 'batchTimeTotal', label: { de: 'Gesamt', en: 'Total' }, unit: MINUTES },
        { name: 'batchTimeLoading', label: { de: 'Beschicken', en: 'Loading' }, unit: MINUTES },
        { name: 'batchTimeMixing', label: { de: 'Mischen', en: 'Mixing' }, unit: MINUTES },
        { name: 'batchTimeAnalysis', label: { de: 'Analyse', en: 'Analysis' }, unit: MINUTES },
        { name: 'batchTimeMixing2', label: { de: 'Nachmischen', en: 'Second mixing' }, unit: MINUTES },
        { name: 'batchTimeMincing', label: { de: 'Wolfen', en: 'Mincing' }, unit: MINUTES },
      ],
    },
  ],
  mixers: [
    batchAndTime('DrySausage', { de: 'Rohwurst', en: 'Dry sausage' }, 'mixingTime'),
    batchAndTime('MassagingOfHam', { de: 'Massieren von Schinken', en: 'Massaging of ham' }, 'mixingTime'),
    batchAndTime('DeAerationOfEmulsion', { de: 'Entlüften von Brät', en: 'De-aeration of emulsion' }, 'mixingTime'),
    batchAndTime('BlendingOfOtherProducts', { de: 'Mischen anderer Produkte', en: 'Blending of other products' }, 'mixingTime'),
  ],
  emulsifiers: [
    {
      headline: null,
      figures: [
        { name: 'boiledSausageProducts', label: { de: 'Brühwurst', en: 'Boiled sausage' }, unit: KG_PER_HOUR },
        { name: 'cookedSausageProducts', label: { de: 'Kochwurst', en: 'Cooked sausage' }, unit: KG_PER_HOUR },
      ],
    },
  ],
  frozenMeatCutters: [
    {
      headline: null,
      figures: [
        { name: 'temperature', label: { de: 'Temperatur des Blocks', en: 'Temperature of the block' }, unit: same('°C') },
        {
          name: 'maxBlockCrossSection',
          label: { de: 'Größter Blockquerschnitt', en: 'Largest cross section' },
          unit: MILLIMETRES,
        },
        { name: 'cuttingWidth', label: { de: 'Schnittbreite', en: 'Cutting width' }, unit: MILLIMETRES },
        { name: 'pieceSize', label: { de: 'Stückgröße', en: 'Piece size' }, unit: MILLIMETRES },
        { name: 'output', label: { de: 'Leistung', en: 'Output' }, unit: KG_PER_HOUR },
      ],
    },
  ],
};

/** What the types are called, for choices. */
export const PRODUCT_TYPE_LABELS: Record<ProductType, AdminText> = {
  grinders: { de: 'Wölfe', en: 'Grinders' },
  cutters: { de: 'Kutter', en: 'Bowl cutters' },
  mixerGrinders: { de: 'Mischwölfe', en: 'Mixer-grinders' },
  mixers: { de: 'Mischer', en: 'Mixers' },
  emulsifiers: { de: 'Emulgatoren', en: 'Emulsifiers' },
  frozenMeatCutters: { de: 'Gefrierfleischschneider', en: 'Frozen-meat cutters' },
};

/** Fields of a product that hold the rows of each type. */
export const OUTPUT_FIELDS = {
  grinders: 'grinderOutput',
  cutters: 'cutterOutput',
  mixerGrinders: 'mixerGrinderOutput',
  mixers: 'mixerOutput',
  emulsifiers: 'emulsifierOutput',
  frozenMeatCutters: 'frozenMeatCutterOutput',
} as const satisfies Record<ProductType, string>;

export const OUTPUT_STATE_LABELS = {
  fresh: { de: 'Frisch, 0 bis +4 °C', en: 'Fresh, 0 to +4 °C' },
  frozen: { de: 'Gefroren, −18 °C', en: 'Frozen, −18 °C' },
} as const;

const HEADLINE = { de: 'Verarbeitungsleistung', en: 'Output' } as const;

/** Headline of a group of output figures in the technical table. */
export const outputHeadline = (name: string | null, language: 'de' | 'en'): string =>
  name ? `${HEADLINE[language]}: ${name}` : HEADLINE[language];
