import type { PictureKey, VideoKey } from '../media.ts';
import type { Text } from '../text.ts';
import type { LineTopic } from '../topics.ts';
import { beschickung } from './beschickung.ts';
import { liniensteuerung } from './liniensteuerung.ts';
import { temperaturfuehrung } from './temperaturfuehrung.ts';

export interface Automation {
  title: Text;
  subline: Text;
  topics: readonly LineTopic[];
  sections: readonly { headline: Text; copy: readonly Text[] }[];
  pictures: readonly PictureKey[];
  videos: readonly VideoKey[];
}

/** What makes machines a line, by slug. */
export const AUTOMATIONS = { liniensteuerung, temperaturfuehrung, beschickung } as const satisfies Record<string, Automation>;
export type AutomationKey = keyof typeof AUTOMATIONS;
