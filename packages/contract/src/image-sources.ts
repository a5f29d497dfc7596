import type { Crop, ImageVersion } from './assets.ts';

/** What showing a picture needs of a version; where it is kept offline does not concern it. */
export type ShownVersion = Omit<ImageVersion, 'offline'>;
export type ImageVersions = Partial<Record<Crop, ShownVersion>>;

/** The first of the wanted crops that the image has, or any it has: a field may ask for a crop the release did not make. */
export function chooseVersion(versions: ImageVersions, wanted: readonly Crop[]): ShownVersion | null {
  for (const crop of wanted) {
    const version = versions[crop];
    if (version) return version;
  }
  return versions.auto ?? versions.landscape ?? versions.square ?? versions.portrait ?? null;
}

/** `srcset` of a version by width; each file once, the largest with its own width. */
export function sourceSet(version: ShownVersion): string {
  const widths = new Map<string, number>();
  for (const size of ['400', '800', '1600'] as const) {
    const url = version.default[size];
    if (url) widths.set(url, Number(size));
  }
  widths.set(version.default.default, version.width);
  return [...widths]
    .sort(([, a], [, b]) => a - b)
    .map(([url, width]) => `${url} ${width}w`)
    .join(', ');
}

/** Width : height of a picture as it is. */
export function ownRatio({ versions, width, height }: { versions: ImageVersions; width: number; height: number }): number {
  const { auto } = versions;
  return auto ? auto.width / auto.height : width / height;
}
