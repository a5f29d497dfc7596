/** Drafts are saved by hand: an editor decides when a state is worth keeping, and fifty of them are kept. */
export const VERSIONED = { drafts: { autosave: false, validate: false }, maxPerDoc: 50 } as const;
export const VERSIONED_GLOBAL = { drafts: { autosave: false, validate: false }, max: 50 } as const;
