import { z } from 'zod';

const path = z.string().min(1);

/**
 * What a checked archive holds (field `contents` of a rendering). Paths are relative to the folder of the configuration, which
 * is `root` inside the archive; only files that the configuration names are in it, and each of them is in the archive.
 */
export const renderingContents = z.object({
  root: z.string(),
  configuration: path,
  cover: path,
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string(),
  /** Frames in the order of the configuration, then their enlargements. */
  images: z.array(path),
  hotspotMedia: z.array(path),
  /** Pictures that mark hotspots. */
  theme: z.array(path),
  hotspots: z.array(z.object({ id: z.string(), src: path.nullable() })),
});
export type RenderingContents = z.infer<typeof renderingContents>;

/** Name of the folder when the configuration lies at the archive's top. */
const TOP_FOLDER = 'rendering';

export const renderingFolder = ({ root }: RenderingContents): string => root.split('/').at(-1) || TOP_FOLDER;

/** Every file of a rendering, each once. */
export const renderingFiles = (contents: RenderingContents): string[] => [
  ...new Set([contents.configuration, contents.cover, ...contents.images, ...contents.hotspotMedia, ...contents.theme]),
];

/** Where a file lies in the archive. */
export const archivePath = ({ root }: RenderingContents, file: string): string => (root ? `${root}/${file}` : file);
