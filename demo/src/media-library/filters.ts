import { type Text, t } from '../text.ts';

export interface Filter {
  title: Text;
  /** Below it; keys are unique in the whole tree. */
  children?: Readonly<Record<string, Text>>;
  /** Its children cannot be chosen one by one. */
  isWhole?: boolean;
}
interface FilterCategory {
  title: Text;
  items: Readonly<Record<string, Filter>>;
}

/** Filters of the media library: two categories, in each a tree of two levels, in the order of the panel. */
export const MEDIA_FILTERS = {
  machines: {
    title: t('Maschinen', 'Machines'),
    items: {
      grinders: {
        title: t('Wölfe', 'Grinders'),
        children: {
          w: t('Wölfe W', 'W grinders'),
          ww: t('Winkelwölfe WW', 'WW angled meat grinders'),
          wwr: t('Winkelwölfe mit Rührwerk WWR', 'WWR angled meat grinders with stirring arms'),
          wwb: t('Winkelwölfe mit Beschickung WWB', 'WWB angled meat grinders with bin lift'),
        },
      },
      cutters: { title: t('Kutter', 'Bowl cutters') },
      'mixing-machines': {
        title: t('Mischen', 'Mixing'),
        children: {
          'mixer-grinders': t('Mischwölfe WM', 'WM mixer-grinders'),
          mixers: t('Mischer M', 'M mixers'),
        },
      },
      emulsifiers: { title: t('Emulgatoren', 'Emulsifiers') },
      'block-cutters': { title: t('Gefrierfleischschneider', 'Frozen block cutters') },
    },
  },
  topics: {
    title: t('Themen', 'Topics'),
    items: {
      'whole-machine': {
        title: t('Ganze Maschine', 'Whole machine'),
        isWhole: true,
        children: { light: t('Heller Grund', 'Light background'), dark: t('Dunkler Grund', 'Dark background') },
      },
      cutting: {
        title: t('Schneiden', 'Cutting'),
        children: {
          'cutting-heads': t('Schneidköpfe und Lochscheiben', 'Cutting heads and hole plates'),
          knives: t('Messer', 'Knives'),
        },
      },
      hygiene: { title: t('Reinigung und Wartung', 'Cleaning and service') },
      operation: { title: t('Bedienung', 'Operation') },
      loading: { title: t('Beschickung', 'Loading') },
      goods: { title: t('Rohstoff und Erzeugnis', 'Raw material and goods') },
    },
  },
} as const satisfies Record<string, FilterCategory>;

type Children<I> = I extends { children: infer C } ? keyof C & string : never;
type Items<C> = C extends { items: infer I } ? { [K in keyof I]: (K & string) | Children<I[K]> }[keyof I] : never;
type Category = (typeof MEDIA_FILTERS)[keyof typeof MEDIA_FILTERS];
/** Key of a filter of either level. */
export type MediaFilterKey = Category extends infer C ? Items<C> : never;
