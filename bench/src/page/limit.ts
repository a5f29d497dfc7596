import type { Row } from '../report.ts';

/** A row that is held against a limit. */
export const limit = (what: string, unit: string, ours: number, peer: number): Row => ({
  what,
  unit,
  ours,
  peer,
  against: 'limit',
  ratio: ours / peer,
  bound: { atMost: 1 },
});
