import { bruehwurstlinie } from './bruehwurst/line.ts';
import { hackfleischlinie } from './hackfleisch/line.ts';
import type { ProductLine } from './line.ts';
import type { LineKey } from './line-key.ts';
import { rohwurstlinie } from './rohwurst/line.ts';

/** The product lines, by slug. */
export const LINES: Record<LineKey, ProductLine> = { rohwurstlinie, bruehwurstlinie, hackfleischlinie };
