/** Names of the shell's overlays in the history. */
export const MENU = 'menu';
export const SETTINGS = 'settings';
export const SEARCH = 'search';
