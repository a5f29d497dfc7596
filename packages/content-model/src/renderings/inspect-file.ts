import sharp from 'sharp';
import { mp4Size } from '../hooks/mp4-size.ts';
import { LIMITS } from './limits.ts';
import { RenderingProblem } from './rendering-problem.ts';
import type { ArchiveFile } from './unpack.ts';

/** What a file of an archive is, by its content. */
export type Inspected =
  | { kind: 'configuration'; path: string; bytes: Buffer }
  | { kind: 'picture'; path: string; width: number; height: number }
  | { kind: 'video'; path: string };

/** Formats by the ending of the name, in sharp's words. */
const PICTURES: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' };
/** Enough to make the decoder read all of a picture. */
const PROBE_EDGE = 16;

async function inspectPicture({ path, bytes }: ArchiveFile, format: string): Promise<Inspected> {
  try {
    const picture = sharp(bytes, { limitInputPixels: LIMITS.pixels });
    const metadata = await picture.metadata();
    if (metadata.format !== format || (metadata.pages ?? 1) > 1) throw new RenderingProblem('renderingPicture', path);
    await picture.resize(PROBE_EDGE, PROBE_EDGE, { fit: 'fill' }).raw().toBuffer();
    return { kind: 'picture', path, width: metadata.width, height: metadata.height };
  } catch {
    throw new RenderingProblem('renderingPicture', path);
  }
}

/** An MP4 begins with its brand (ISO/IEC 14496-12, 4.3) and has a track with a picture. */
function inspectVideo({ path, bytes }: ArchiveFile): Inspected {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp' || !mp4Size(bytes)) throw new RenderingProblem('renderingVideo', path);
  return { kind: 'video', path };
}

/** Throws RenderingProblem for whatever is neither configuration nor picture nor video, whatever its name says. */
export async function inspectFile(file: ArchiveFile): Promise<Inspected> {
  const extension = /\.([^./]+)$/.exec(file.path)?.[1]?.toLowerCase() ?? '';
  if (extension === 'xml') return { kind: 'configuration', ...file };
  if (extension === 'mp4') return inspectVideo(file);
  const format = PICTURES[extension];
  if (!format) throw new RenderingProblem('renderingFileType', file.path);
  return inspectPicture(file, format);
}
