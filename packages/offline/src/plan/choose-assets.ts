import type { ManifestAsset, ReleaseManifest } from '@vitrine/contract/manifest.ts';

/** A record that has a video's still and no video (shell.md 5). */
export interface VideoWithoutSource {
  id: string;
}

/**
 * The files of a manifest that offline mode keeps, and records that miss one (shell.md 5). What is preferred of a picture or a video is
 * said by the release (`OFFLINE_IMAGE_WIDTH`, `OFFLINE_VIDEO_HEIGHT`); where it names none, the largest is kept (shell.md 9).
 */
export function chooseAssets({ assets }: ReleaseManifest): { kept: ManifestAsset[]; withoutSource: VideoWithoutSource[] } {
  const records = Map.groupBy(assets, ({ kind, id }) => `${kind} ${id}`);
  const kept = [...records.values()].flatMap((lines) => {
    const preferred = lines.filter(({ offline }) => offline);
    if (preferred.length > 0 || lines[0]?.kind === 'pdf') return preferred;
    return lines.toSorted((a, b) => b.size - a.size).slice(0, 1);
  });
  const ids = (kind: string) => new Set(assets.filter((line) => line.kind === kind).map(({ id }) => id));
  const videos = ids('video');
  const withoutSource = [...ids('video-thumbnail')].filter((id) => !videos.has(id)).map((id) => ({ id }));
  return { kept, withoutSource };
}
