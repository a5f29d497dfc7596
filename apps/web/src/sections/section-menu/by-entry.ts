import { MENU_ENTRIES, type MenuEntry } from './menu-entry.ts';

/** The part of a page that a menu entry leads to. */
export interface EntryPart<S extends string> {
  entry: MenuEntry;
  sections: S[];
}

/** Sections gathered under the menu entry that leads to them, in order; an entry without a section is left out. */
export function gatherByEntry<S extends string>(sections: readonly S[], entryOf: Record<S, MenuEntry>): EntryPart<S>[] {
  return MENU_ENTRIES.map((entry) => ({
    entry,
    sections: sections.filter((section) => entryOf[section] === entry),
  })).filter((part) => part.sections.length > 0);
}
