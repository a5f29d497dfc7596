/** A heading and what comes below it, in a mail of text only. */
export const block = (label: string, body: readonly string[]) => [`${label}:`, ...body].join('\n');

/** Paragraphs of a mail of text only; below them the imprint as a signature (RFC 3676 4.3). */
export const plainText = (paragraphs: readonly string[], imprint: readonly string[]) =>
  [...paragraphs, ...(imprint.length > 0 ? [['-- ', ...imprint].join('\n')] : [])].join('\n\n');
