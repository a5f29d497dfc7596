import * as z from 'zod/mini';
import { language } from './sites.ts';

/** The stages of an offline download (shell.md 4) and what belongs to each; a thumbnail is downloaded with its video. */
export const ASSET_KINDS = ['image', 'rendering', 'video', 'video-thumbnail', 'pdf', '360'] as const;
export const assetKind = z.enum(ASSET_KINDS);
export type AssetKind = z.infer<typeof assetKind>;

/** `/assets/<hash>/<name>`; the name of a file of a rotator has folders. */
export const RELEASE_FILE_URL = /^\/assets\/[0-9a-f]{16,64}\/[^"?#]*[^"?#/]$/;

const file = {
  /** Of the bytes without content encoding, as hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The same in bytes. */
  size: z.int().check(z.nonnegative()),
};
/** Path below /api/v1, as the generic find takes it: `product/ww-200`. */
const route = z.string().check(z.minLength(1));
const release = z.int().check(z.nonnegative());

export const manifestRoute = z.strictObject({ route, ...file });
export type ManifestRoute = z.infer<typeof manifestRoute>;

/** Names a line: one file may belong to several records, and to one of them as picture and as thumbnail. */
const assetKey = z.strictObject({ kind: assetKind, id: z.string(), url: z.string().check(z.regex(RELEASE_FILE_URL)) });
export type AssetKey = z.infer<typeof assetKey>;
export const manifestAsset = z.strictObject({
  ...assetKey.shape,
  ...file,
  /** Media type. */
  type: z.string(),
  /** True for the files that offline mode keeps; the others are further sizes. */
  offline: z.boolean(),
  /** Routes that show it, sorted. */
  routes: z.array(route).check(z.minLength(1)),
});
export type ManifestAsset = z.infer<typeof manifestAsset>;

/** Every document of a release for a site, and every file that they show: routes by name, assets by URL, kind and id. */
export const releaseManifest = z.strictObject({
  site: language,
  release,
  routes: z.array(manifestRoute),
  assets: z.array(manifestAsset),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** What turns the manifest of the release `since` into that of `release`: lines that are new or other, and those that are gone. */
const manifestDifference = z.strictObject({
  site: language,
  since: release,
  release,
  routes: z.strictObject({ changed: z.array(manifestRoute), removed: z.array(route) }),
  assets: z.strictObject({ changed: z.array(manifestAsset), removed: z.array(assetKey) }),
});
export type ManifestDifference = z.infer<typeof manifestDifference>;

/** `GET release/manifest`, and with `?since=<release>`. */
export const manifestAnswer = z.strictObject({ data: releaseManifest });
export const manifestDifferenceAnswer = z.strictObject({ data: manifestDifference });
