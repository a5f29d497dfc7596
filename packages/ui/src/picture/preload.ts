import type { Crop } from '@vitrine/contract/assets.ts';
import { chooseVersion, type ImageVersions, sourceSet } from '@vitrine/contract/image-sources.ts';

/** Loads the file that a `Picture` of the same crop and sizes is going to show. */
export function preloadPicture(versions: ImageVersions, crop: Crop, sizes: string) {
  const version = chooseVersion(versions, [crop]);
  if (!version) return;
  const ahead = new Image();
  ahead.sizes = sizes;
  ahead.srcset = sourceSet(version);
}
