import type { Language } from '@vitrine/contract/sites.ts';
import { same, type Text, t } from './text.ts';

/** Whether a machine has a piece of equipment. */
export type Equipment = 'standard' | 'option' | 'none';

/** One figure of a machine: a number, from and to, length × width × height, so many times a value, or equipment. */
export type Figure =
  | number
  | Equipment
  | { from: number; to: number }
  | { edges: readonly number[] }
  | { times: number; value: number };

interface Meaning {
  label: Text;
  unit: Text;
}

const meaning = (de: string, en: string, unit: Text | string = ''): Meaning => ({
  label: t(de, en),
  unit: typeof unit === 'string' ? same(unit) : unit,
});
const perMinute = t('1/min', 'rpm');

/** What each figure is called and measured in. */
export const FIGURES = {
  output: meaning('Verarbeitungsleistung', 'Output', 'kg/h'),
  outputFrozen: meaning('Verarbeitungsleistung gefroren', 'Output, frozen', 'kg/h'),
  temperature: meaning('Produkttemperatur', 'Product temperature', '°C'),
  wormDrive: meaning('Arbeitsschnecke', 'Working worm', 'kW'),
  feedWormDrive: meaning('Zubringerschnecke', 'Feed worm', 'kW'),
  wormSpeedControl: meaning('Drehzahlregelung Arbeitsschnecke', 'Working worm speed control'),
  hopper: meaning('Trichtervolumen', 'Hopper volume', 'l'),
  loadingHeight: meaning('Beladehöhe', 'Loading height', 'mm'),
  trolleyLift: meaning('Beschickung für Wagen mit 200 l', 'Loader for 200-litre trolleys'),
  plate: meaning('Lochscheibendurchmesser', 'Hole plate diameter', 'mm'),
  cuttingSteps: meaning('Schneidsatz, höchste Teilezahl', 'Cutting set, maximum parts'),
  quickChange: meaning('Schneidsatzwechsel ohne Werkzeug', 'Tool-free cutting set change'),
  sorting: meaning('Sortiereinrichtung', 'Sorting device'),
  bowl: meaning('Schüsselvolumen', 'Bowl volume', 'l'),
  batch: meaning('Charge, höchstens', 'Batch, maximum', 'kg'),
  bowlSpeed: meaning('Schüsseldrehzahl', 'Bowl speed', perMinute),
  bowlDrive: meaning('Schüsselantrieb', 'Bowl drive', 'kW'),
  knives: meaning('Anzahl der Messer', 'Number of knives'),
  knifeCircle: meaning('Flugkreisdurchmesser', 'Knife circle diameter', 'mm'),
  knifeSpeed: meaning('Messerdrehzahl, höchstens', 'Knife speed, maximum', perMinute),
  tipSpeed: meaning('Schnittgeschwindigkeit', 'Cutting speed', 'm/s'),
  knifeDrive: meaning('Messerantrieb', 'Knife drive', 'kW'),
  unloader: meaning('Auswerfer', 'Unloading disc'),
  noiseHood: meaning('Lärmschutzdeckel', 'Noise hood'),
  trough: meaning('Trogvolumen', 'Trough volume', 'l'),
  cycle: meaning('Chargenzeit Mischen und Wolfen', 'Batch time, mixing and grinding', 'min'),
  outputBatch: meaning('Leistung im Chargenbetrieb', 'Output in batches', 'kg/h'),
  mixDrive: meaning('Paddelwellen', 'Paddle shafts', 'kW'),
  shaftSpeed: meaning('Wellendrehzahl', 'Shaft speed', perMinute),
  mixingTime: meaning('Mischzeit Hackmasse', 'Mixing time, minced meat', 'min'),
  coolingJacket: meaning('Kühlmantel', 'Cooling jacket'),
  gasCooling: meaning('Kühlung mit CO₂ oder Stickstoff', 'Cooling with CO₂ or nitrogen'),
  vacuum: meaning('Vakuum im Trog', 'Vacuum in the trough', '%'),
  weighing: meaning('Wägezellen', 'Load cells'),
  steam: meaning('Dampfzuführung', 'Steam supply'),
  flaps: meaning('Auslaufklappen', 'Discharge flaps'),
  dischargeHeight: meaning('Auslaufhöhe', 'Discharge height', 'mm'),
  cuttingWidth: meaning('Schnittbreite', 'Cutting width', 'mm'),
  block: meaning('Block, höchstens (L × B × H)', 'Block, maximum (L × W × H)', 'mm'),
  piece: meaning('Stückgröße (L × B × H)', 'Piece size (L × W × H)', 'mm'),
  drumKnives: meaning('Messer auf der Trommel', 'Knives on the drum'),
  drumSpeed: meaning('Trommeldrehzahl', 'Drum speed', perMinute),
  drumDrive: meaning('Trommelantrieb', 'Drum drive', 'kW'),
  feedDrive: meaning('Vorschub', 'Infeed drive', 'kW'),
  blockLift: meaning('Blockheber', 'Block lift'),
  metalDetector: meaning('Metallsuche am Zuführtisch', 'Metal detection at the infeed'),
  size: meaning('Länge × Breite × Höhe', 'Length × width × height', 'mm'),
  weight: meaning('Gewicht', 'Weight', 'kg'),
  connectedLoad: meaning('Anschlusswert', 'Connected load', 'kW'),
  noise: meaning('Schalldruckpegel am Arbeitsplatz', 'Sound pressure level at the workplace', 'dB(A)'),
} as const satisfies Record<string, Meaning>;
export type FigureKey = keyof typeof FIGURES;

const EQUIPMENT_WORD = t('Serie', 'Standard');

const number = (value: number, language: Language) =>
  new Intl.NumberFormat(language, { useGrouping: true }).format(value).replace('-', '−');
const signed = (value: number, language: Language) => (value > 0 ? `+${number(value, language)}` : number(value, language));

/** A figure as text, without its unit: "9.800", "−18 bis +4", "2 × 5,5", "Serie". Throws for equipment that is not standard: cells have words of their own for it. */
export function figureText(figure: Figure, language: Language): string {
  if (typeof figure === 'number') return number(figure, language);
  if (typeof figure === 'string') {
    if (figure !== 'standard') throw new Error(`"${figure}" is a cell of its own, not a text`);
    return EQUIPMENT_WORD[language];
  }
  if ('times' in figure) return `${figure.times} × ${number(figure.value, language)}`;
  if ('edges' in figure) return figure.edges.map((edge) => number(edge, language)).join(' × ');
  const signs = figure.from < 0 ? signed : number;
  return `${signs(figure.from, language)} ${language === 'de' ? 'bis' : 'to'} ${signs(figure.to, language)}`;
}

/** A figure with its unit, in both languages: "9.800 kg/h"; English sets the percent sign without a space. */
export const figureWithUnit = (key: FigureKey, figure: Figure): Text => {
  const { unit } = FIGURES[key];
  const gap = unit.en === '%' ? '' : ' ';
  return t(`${figureText(figure, 'de')} ${unit.de}`.trim(), `${figureText(figure, 'en')}${gap}${unit.en}`.trim());
};
