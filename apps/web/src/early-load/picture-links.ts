/** One `rel=preload` link for a picture, by the names of its attributes (RFC 8288; `href`, `imagesrcset`, `imagesizes`, `media`). */
export type PictureLink = Record<string, string>;

/** Reads a `Link` header as the API writes it: each parameter in quotes. */
export function pictureLinks(header: string | null): PictureLink[] {
  return [...(header ?? '').matchAll(/<([^>]*)>((?:; [a-z]+="[^"]*")*)/g)].map(([, href = '', parameters = '']) => ({
    href,
    ...Object.fromEntries([...parameters.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  }));
}
