/** A text of the admin in both languages of the people who work in it. */
export type AdminText = { de: string; en: string };
