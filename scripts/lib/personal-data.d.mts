export interface Trace {
  line: number;
  what: string;
  text: string;
}
export function tracesOf(text: string, words?: readonly string[]): Trace[];
