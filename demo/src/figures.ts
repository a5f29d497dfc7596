import { formatNumber, type Language } from '@vitrine/contract/sites.ts';
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
  fresh3: meaning('Lochscheibe 3 mm', 'Hole plate 3 mm', 'kg/h'),
  fresh5: meaning('Lochscheibe 5 mm', 'Hole plate 5 mm', 'kg/h'),
  fresh8: meaning('Lochscheibe 8 mm', 'Hole plate 8 mm', 'kg/h'),
  fresh13: meaning('Lochscheibe 13 mm', 'Hole plate 13 mm', 'kg/h'),
  fresh20: meaning('Lochscheibe 20 mm', 'Hole plate 20 mm', 'kg/h'),
  frozen3: meaning('Lochscheibe 3 mm', 'Hole plate 3 mm', 'kg/h'),
  frozen5: meaning('Lochscheibe 5 mm', 'Hole plate 5 mm', 'kg/h'),
  frozen8: meaning('Lochscheibe 8 mm', 'Hole plate 8 mm', 'kg/h'),
  frozen13: meaning('Lochscheibe 13 mm', 'Hole plate 13 mm', 'kg/h'),
  frozen20: meaning('Lochscheibe 20 mm', 'Hole plate 20 mm', 'kg/h'),
  temperature: meaning('Produkttemperatur', 'Product temperature', '°C'),
  wormDrive: meaning('Arbeitsschnecke', 'Grinding worm', 'kW'),
  feedWormDrive: meaning('Zubringerschnecke', 'Feed worm', 'kW'),
  wormSpeedControl: meaning('Drehzahlregelung Arbeitsschnecke', 'Grinding worm speed control'),
  wormSpeed: meaning('Drehzahl Arbeitsschnecke', 'Grinding worm speed', perMinute),
  stirDrive: meaning('Rührwerk', 'Stirring arms', 'kW'),
  stirSpeed: meaning('Drehzahl Rührwerk', 'Stirring speed', perMinute),
  liftDrive: meaning('Hubantrieb', 'Lifting drive', 'kW'),
  hopper: meaning('Trichtervolumen', 'Hopper volume', 'l'),
  loadingHeight: meaning('Beladehöhe', 'Loading height', 'mm'),
  trolleyLift: meaning('Beschickung für Wagen mit 200 l', 'Loader for 200-litre trolleys'),
  binLift: meaning('Hubsäule für Wagen mit 300 l', 'Lifting column for 300-litre trolleys'),
  platform: meaning('Podest mit Geländer', 'Platform with rail'),
  plate: meaning('Lochscheibendurchmesser', 'Hole plate diameter', 'mm'),
  cuttingSteps: meaning('Schneidsatz, Teile max.', 'Cutting set, max. parts'),
  quickChange: meaning('Schneidsatzwechsel ohne Werkzeug', 'Tool-free cutting set change'),
  sorting: meaning('Sortiereinrichtung', 'Sorting device'),
  bowl: meaning('Schüsselvolumen', 'Bowl volume', 'l'),
  batch: meaning('Charge max.', 'Batch, max.', 'kg'),
  batchDry: meaning('Charge Rohwurst', 'Batch, dry sausage', 'kg'),
  timeDry: meaning('Prozesszeit Rohwurst', 'Process time, dry sausage', 'min'),
  batchBoiled: meaning('Charge Brühwurst', 'Batch, boiled sausage', 'kg'),
  timeBoiled: meaning('Prozesszeit Brühwurst', 'Process time, boiled sausage', 'min'),
  batchCooked: meaning('Charge Kochwurst', 'Batch, cooked sausage', 'kg'),
  timeCooked: meaning('Prozesszeit Kochwurst', 'Process time, cooked sausage', 'min'),
  bowlSpeed: meaning('Schüsseldrehzahl', 'Bowl speed', perMinute),
  bowlDrive: meaning('Schüsselantrieb', 'Bowl drive', 'kW'),
  knives: meaning('Anzahl der Messer', 'Number of knives'),
  knifeCircle: meaning('Flugkreisdurchmesser', 'Knife circle diameter', 'mm'),
  knifeSpeed: meaning('Messerdrehzahl max.', 'Knife speed, max.', perMinute),
  tipSpeed: meaning('Schnittgeschwindigkeit', 'Cutting speed', 'm/s'),
  knifeDrive: meaning('Messerantrieb', 'Knife drive', 'kW'),
  unloader: meaning('Auswerfer', 'Unloading disc'),
  noiseHood: meaning('Lärmschutzdeckel', 'Noise hood'),
  trough: meaning('Trogvolumen', 'Trough volume', 'l'),
  cycle: meaning('Chargenzeit Mischen und Wolfen', 'Batch time, mixing and grinding', 'min'),
  timeLoading: meaning('Beladen', 'Loading', 'min'),
  timeMixing: meaning('Mischen', 'Mixing', 'min'),
  timeAnalysis: meaning('Analyse', 'Analysis', 'min'),
  timeMixing2: meaning('Nachmischen', 'Second mixing', 'min'),
  timeMincing: meaning('Wolfen', 'Grinding', 'min'),
  outputBatch: meaning('Leistung im Chargenbetrieb', 'Output in batches', 'kg/h'),
  mixDrive: meaning('Paddelwellen', 'Paddle shafts', 'kW'),
  shaftSpeed: meaning('Wellendrehzahl', 'Shaft speed', perMinute),
  mixingTime: meaning('Mischzeit Hackmasse', 'Mixing time, minced meat', 'min'),
  batchBlending: meaning('Charge Hack- und Gemüsemassen', 'Batch, minced and vegetable mixtures', 'kg'),
  timeBlending: meaning('Mischzeit Hack- und Gemüsemassen', 'Mixing time, minced and vegetable mixtures', 'min'),
  batchDeAeration: meaning('Charge Brät, entlüftet', 'Batch, de-aerated emulsion', 'kg'),
  timeDeAeration: meaning('Zeit zum Entlüften', 'De-aeration time', 'min'),
  batchDrySausage: meaning('Charge Rohwurst', 'Batch, dry sausage', 'kg'),
  timeDrySausage: meaning('Mischzeit Rohwurst', 'Mixing time, dry sausage', 'min'),
  batchHam: meaning('Charge Schinken, massiert', 'Batch, massaged ham', 'kg'),
  timeHam: meaning('Massierzeit Schinken', 'Massaging time, ham', 'min'),
  coolingJacket: meaning('Kühlmantel', 'Cooling jacket'),
  gasCooling: meaning('Kühlung mit CO₂ oder Stickstoff', 'Cooling with CO₂ or nitrogen'),
  vacuum: meaning('Vakuum im Trog', 'Vacuum in the trough', '%'),
  weighing: meaning('Wägezellen', 'Load cells'),
  steam: meaning('Dampfzuführung', 'Steam supply'),
  flaps: meaning('Auslaufklappen', 'Discharge flaps'),
  dischargeHeight: meaning('Auslaufhöhe', 'Discharge height', 'mm'),
  outputBoiled: meaning('Durchsatz Brühwurst', 'Throughput, boiled sausage', 'kg/h'),
  outputCooked: meaning('Durchsatz Kochwurst, heiß', 'Throughput, cooked sausage, hot', 'kg/h'),
  warming: meaning('Erwärmung je Durchgang', 'Temperature rise per pass', 'K'),
  plateSets: meaning('Schneidstufen', 'Cutting stages'),
  plateHoles: meaning('Lochung', 'Hole diameter', 'mm'),
  cuttingGap: meaning('Schneidspalt, stufenlos', 'Cutting gap, infinitely variable', 'mm'),
  gapDrive: meaning('Schneidspalt elektrisch verstellt', 'Electric gap adjustment'),
  funnel: meaning('Einlauftrichter', 'Inlet funnel', 'l'),
  pumpInlet: meaning('Anschluss für Förderpumpe', 'Connection for a feed pump'),
  outletSensor: meaning('Temperaturfühler im Auslauf', 'Temperature sensor in the outlet'),
  blockSection: meaning('Blockquerschnitt max. (B × H)', 'Block cross-section, max. (W × H)', 'mm'),
  cuttingWidth: meaning('Schnittbreite', 'Cutting width', 'mm'),
  block: meaning('Block max. (L × B × H)', 'Block, max. (L × W × H)', 'mm'),
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
  noise: meaning('Schalldruckpegel am Bedienplatz', 'Sound pressure level at the operator position', 'dB(A)'),
} as const satisfies Record<string, Meaning>;
export type FigureKey = keyof typeof FIGURES;

const EQUIPMENT_WORD = t('Serie', 'Standard');

const signed = (value: number, language: Language) =>
  value > 0 ? `+${formatNumber(value, language)}` : formatNumber(value, language);

/** A figure as text, without its unit: "9.800", "−18 bis +4", "2 × 5,5", "Serie". Throws for equipment that is not standard: cells have words of their own for it. */
export function figureText(figure: Figure, language: Language): string {
  if (typeof figure === 'number') return formatNumber(figure, language);
  if (typeof figure === 'string') {
    if (figure !== 'standard') throw new Error(`"${figure}" is a cell of its own, not a text`);
    return EQUIPMENT_WORD[language];
  }
  if ('times' in figure) return `${figure.times} × ${formatNumber(figure.value, language)}`;
  if ('edges' in figure) return figure.edges.map((edge) => formatNumber(edge, language)).join(' × ');
  const signs = figure.from < 0 ? signed : formatNumber;
  return `${signs(figure.from, language)} ${language === 'de' ? 'bis' : 'to'} ${signs(figure.to, language)}`;
}

/** A figure with its unit, in both languages: "9.800 kg/h"; English sets the percent sign without a space. */
export const figureWithUnit = (key: FigureKey, figure: Figure): Text => {
  const { unit } = FIGURES[key];
  const gap = unit.en === '%' ? '' : ' ';
  return t(`${figureText(figure, 'de')} ${unit.de}`.trim(), `${figureText(figure, 'en')}${gap}${unit.en}`.trim());
};
