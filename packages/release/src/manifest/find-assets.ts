import { assetImage, assetPdf, assetRenderingImage, assetVideo } from '@vitrine/contract/assets.ts';
import { type AssetKind, RELEASE_FILE_URL } from '@vitrine/contract/manifest.ts';
import { mediaTypeOf } from '@vitrine/contract/media-types.ts';
import { webrotate360 } from '@vitrine/contract/webrotate-360.ts';
import { z } from 'zod';

/** A file that a document shows, of the record that it belongs to there. */
export interface FoundAsset {
  url: string;
  kind: AssetKind;
  id: string;
  isOffline: boolean;
}

/** Resources that represent files; what another resource says of the same file is a repetition. */
const KIND_OF_TYPE: Record<string, AssetKind | null> = {
  [assetImage.type]: 'image',
  [assetPdf.type]: 'pdf',
  [assetRenderingImage.type]: 'rendering',
  [webrotate360.type]: '360',
  // Its versions and the sizes of its still.
  [assetVideo.type]: null,
};
/** Fields that name what offline mode keeps of a file (shell.md 3, "Asset objects for offline download"). */
const OFFLINE_FIELDS = new Set(['offlineLink', 'offline', 'offlineVersion']);
/** Kept as a whole: one frame or one file alone shows nothing. */
const WHOLE_KINDS: ReadonlySet<AssetKind> = new Set(['rendering', '360']);

const resource = z.object({ type: z.string(), id: z.string() });
type Owner = z.infer<typeof resource>;
const offlineVideo = z.object({
  offlineVersion: z.string(),
  versions: z.array(z.object({ url: z.string(), thumbnail: z.string().nullable() })),
});

const isOfVideo = ({ type }: Owner) => type === assetVideo.type || type === 'video';

function kindOf(owner: Owner, url: string): AssetKind {
  const kind = KIND_OF_TYPE[owner.type];
  if (kind) return kind;
  const [family] = mediaTypeOf(url).split('/');
  if (family === 'image') return isOfVideo(owner) ? 'video-thumbnail' : 'image';
  return family === 'video' ? 'video' : 'pdf';
}

const keyOf = ({ url, kind, id }: FoundAsset) => `${url} ${kind} ${id}`;

/** Every file of the release that a document names, once for each record and kind: the base of a rotator's URLs is none. */
export function findAssets(document: unknown): FoundAsset[] {
  const own = new Map<string, FoundAsset>();
  const repeated = new Map<string, FoundAsset>();

  function add(owner: Owner, url: string, isKept: boolean) {
    const kind = kindOf(owner, url);
    const found = { url, kind, id: owner.id, isOffline: isKept || WHOLE_KINDS.has(kind) };
    const all = owner.type in KIND_OF_TYPE ? own : repeated;
    const known = all.get(keyOf(found));
    if (known) known.isOffline ||= found.isOffline;
    else all.set(keyOf(found), found);
  }

  function walk(value: unknown, owner: Owner, field: string): void {
    if (typeof value === 'string') {
      if (RELEASE_FILE_URL.test(value)) add(owner, value, OFFLINE_FIELDS.has(field));
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    // Most objects are neither, and that costs least to see by the names.
    const inner = ('type' in value && resource.safeParse(value).data) || owner;
    const video = 'offlineVersion' in value ? offlineVideo.safeParse(value).data : undefined;
    const kept = video?.versions.find(({ url }) => url === video.offlineVersion);
    if (kept?.thumbnail) add(inner, kept.thumbnail, true);
    for (const [name, part] of Object.entries(value)) walk(part, inner, Array.isArray(value) ? field : name);
  }

  walk(document, { type: '', id: '' }, '');
  const named = new Set([...own.values()].map(({ url }) => url));
  return [...own.values(), ...[...repeated.values()].filter(({ url }) => !named.has(url))];
}
