import type { AdminText } from '../languages.ts';
import { labelText } from './label-text.ts';
import type { Step } from './walk-record.ts';

/** "Höhepunkte 2 › Bilder", in the language of the admin. */
export const describeWay = (way: readonly Step[], language: keyof AdminText): string =>
  way.map(({ label, name, row }) => [labelText(label, language, name), row].filter(Boolean).join(' ')).join(' › ');
