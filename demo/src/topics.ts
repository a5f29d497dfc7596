import { type Text, t } from './text.ts';

/** What applications and case studies are sorted by, in the order of the filters. */
export const TOPICS = {
  sausage: t('Wurstwaren', 'Sausage products'),
  minced: t('Hackfleisch und Frikadellen', 'Minced meat and meatballs'),
  ham: t('Schinken', 'Ham'),
  'pet-food': t('Tiernahrung', 'Pet food'),
  craft: t('Handwerk', 'Craft butchers'),
  industry: t('Industrie', 'Industry'),
} as const satisfies Record<string, Text>;
export type Topic = keyof typeof TOPICS;

/** What automation pages are sorted by. */
export const LINE_TOPICS = {
  control: t('Steuerung', 'Control'),
  climate: t('Temperatur', 'Temperature'),
  logistics: t('Materialfluss', 'Material flow'),
} as const satisfies Record<string, Text>;
export type LineTopic = keyof typeof LINE_TOPICS;
