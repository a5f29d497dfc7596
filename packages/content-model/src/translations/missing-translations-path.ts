/** Path of the view below the admin's. */
export const MISSING_TRANSLATIONS_PATH = '/missing-translations';
