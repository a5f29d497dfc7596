const ESCAPED = /[\\^$.*+?()[\]{}|]/g;

/** Whether a type name is told from other words and figures of a text: "K 330" is, "W" and "200" are not. */
export const isTypeName = (typeName: string): boolean => /\p{L}/u.test(typeName) && /\p{N}/u.test(typeName);

/**
 * A text with another type name wherever the former one is by itself, in any space: "K 330" in "der K 330", not in "WK 330" or
 * "K 3300". With a former one that is not told from other words, the text as it is.
 */
export function renamed(text: string, from: string, to: string): string {
  if (!isTypeName(from)) return text;
  const name = from.trim().replace(ESCAPED, '\\$&').replace(/\s+/gu, '\\s+');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'gu'), () => to);
}
