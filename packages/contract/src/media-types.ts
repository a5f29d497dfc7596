/** Files of releases by the ending of their names. */
const MEDIA_TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  xml: 'application/xml',
};
const UNKNOWN = 'application/octet-stream';

/** Media type of a file by its name, without parameters. */
export const mediaTypeOf = (name: string): string => MEDIA_TYPES[/\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? UNKNOWN;
