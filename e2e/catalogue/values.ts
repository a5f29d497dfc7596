/** Every string of an answer, also the keys of its objects, with the way to it ("data.attributes.title"). */
export function* strings(value: unknown, way = ''): Generator<{ way: string; text: string }> {
  if (typeof value === 'string') yield { way, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const below = way ? `${way}.${key}` : key;
    if (!Array.isArray(value)) yield { way: `${below}?`, text: key };
    yield* strings(child, below);
  }
}

const isAsset = (text: string) => text.startsWith('/assets/');

/** Files that an answer names, each once; the base of a rendering's paths is none. */
export const filesOf = (answer: unknown): string[] => [
  ...new Set([...strings(answer)].map(({ text }) => text).filter((text) => isAsset(text) && !text.endsWith('/'))),
];

/** Paths of the app that an answer names, each once, without query and hash. */
export const pathsOf = (answer: unknown): string[] => [
  ...new Set(
    [...strings(answer)]
      .filter(({ text }) => /^\/(?!\/)/.test(text) && !isAsset(text))
      .map(({ text }) => text.replace(/[?#].*$/, '')),
  ),
];
