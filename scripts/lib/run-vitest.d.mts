import type { Counted } from './reports.mjs';

export function runVitest(options: {
  report: string;
  cwd?: string;
  through?: string[];
  args?: string[];
  env?: Record<string, string>;
  logs?: string;
  show?: boolean;
}): Promise<Counted>;
