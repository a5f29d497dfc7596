export interface FileReport {
  file: string;
  ms: number;
}
export interface JourneyReport {
  suites: unknown[];
  errors: { message?: string }[];
}
/** What a part of `npm test` counted. */
export interface Counted {
  passed: number;
  failed: number;
  skipped: string[];
  failures: string[];
  flaky: string[];
  files: FileReport[];
}
export function sumOf(runs: (Pick<Counted, 'passed' | 'failed' | 'skipped'> & Partial<Counted>)[]): Counted;
export const MOST_FLAKY: number;
export function journeyFlaky(report: JourneyReport): string[];
export function journeyFailures(report: JourneyReport): string[];
export function journeyFiles(report: JourneyReport): FileReport[];
export function slowestLines(files: FileReport[]): string[];
export function flakyResult(names: string[]): { lines: string[]; failed: number; failures: string[] };
export function unitSkipped(
  report: { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] },
  folder: string,
): string[];
export function journeySkipped(report: JourneyReport): string[];
export function skippedResult(
  names: { skipped: string[]; notHere: string[] },
  isCI: boolean,
): { lines: string[]; failed: number; count: number };
