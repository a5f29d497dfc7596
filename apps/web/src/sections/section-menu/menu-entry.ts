/** Entries of the side section menu; each is also the id of the element it leads to. */
export const MENU_ENTRIES = ['overview', 'details', 'products', 'relatedContent'] as const;
export type MenuEntry = (typeof MENU_ENTRIES)[number];
