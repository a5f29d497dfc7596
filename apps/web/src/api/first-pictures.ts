import { type PictureLink, pictureLinks } from '../early-load/picture-links.ts';
import { platform } from '../platform.ts';

const links = new WeakMap<object, string>();

/** Notes the `Link` header that a record came with: it names the first picture of the record's page. */
export function keepFirstPicture(record: object, headers: Headers): void {
  const link = headers.get('link');
  // The desktop app has its pictures elsewhere than the header says, and mostly on its own disk.
  if (link && !platform.desktop) links.set(record, link);
}

/** The first picture of a record's page, in the file that this window shows; null where its answer named none. */
export function firstPicture(record: object, matches: (media: string) => boolean): PictureLink | null {
  return pictureLinks(links.get(record) ?? null).find(({ media }) => !media || matches(media)) ?? null;
}
