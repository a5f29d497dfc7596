import type { ProductType } from '@vitrine/contract/product-types.ts';
import { type Text, t } from './text.ts';

/** Words that products, advantages and options are sorted by, in the order of the filters. */
export const PRODUCT_FAMILIES = {
  grinders: t('Wölfe', 'Grinders'),
  cutters: t('Kutter', 'Bowl cutters'),
  mixerGrinders: t('Mischwölfe', 'Mixer-grinders'),
  mixers: t('Mischer', 'Mixers'),
  emulsifiers: t('Emulgatoren', 'Emulsifiers'),
  frozenMeatCutters: t('Gefrierfleischschneider', 'Frozen block cutters'),
} as const satisfies Record<ProductType, Text>;
export type ProductFamily = keyof typeof PRODUCT_FAMILIES;

export const ADVANTAGE_CATEGORIES = {
  hygiene: t('Hygiene', 'Hygiene'),
  performance: t('Leistung', 'Performance'),
  quality: t('Produktqualität', 'Product quality'),
  operation: t('Bedienung', 'Operation'),
  safety: t('Sicherheit', 'Safety'),
} as const satisfies Record<string, Text>;
export type AdvantageCategory = keyof typeof ADVANTAGE_CATEGORIES;

export const OPTION_CATEGORIES = {
  loading: t('Beschickung', 'Loading'),
  cutting: t('Schneidsatz', 'Cutting set'),
  process: t('Prozess', 'Process'),
  discharge: t('Entleerung', 'Discharge'),
  control: t('Steuerung', 'Control'),
  cleaning: t('Reinigung', 'Cleaning'),
} as const satisfies Record<string, Text>;
export type OptionCategory = keyof typeof OPTION_CATEGORIES;
