import type { Application } from './application.ts';
import { bruehwurst } from './bruehwurst.ts';
import { hackfleisch } from './hackfleisch.ts';
import { kochschinken } from './kochschinken.ts';
import { kochwurst } from './kochwurst.ts';
import { rohwurst } from './rohwurst.ts';
import { tiernahrung } from './tiernahrung.ts';

/** What customers make; the key is the slug. Several products share an application. */
export const APPLICATIONS = {
  rohwurst,
  bruehwurst,
  kochwurst,
  hackfleisch,
  kochschinken,
  tiernahrung,
} as const satisfies Record<string, Application>;
export type ApplicationKey = keyof typeof APPLICATIONS;
