const ESCAPED = /[\\^$.*+?()[\]{}|]/g;

/**
 * A value with another type name wherever the former one stands by itself, in any space: "K 330" in "der K 330", not in "WK 330" or
 * "K 3300". Objects and lists are copied with what is in them.
 */
export function renamed<T>(value: T, from: string, to: string): T;
export function renamed(value: unknown, from: string, to: string): unknown {
  const name = from.trim().replace(ESCAPED, '\\$&').replace(/\s+/gu, '\\s+');
  if (name === '') return value;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'gu');
  const inside = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(pattern, () => to);
    if (Array.isArray(part)) return part.map(inside);
    if (typeof part !== 'object' || part === null || part instanceof Date) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, inside(one)]));
  };
  return inside(value);
}
