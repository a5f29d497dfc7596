import { z } from 'zod';
import { isFastStart } from './is-fast-start.ts';
import { readArguments } from './read-arguments.ts';
import { runProgram } from './run-program.ts';

const stream = z.object({
  codec_type: z.string(),
  codec_name: z.string().optional(),
  pix_fmt: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
});
const answer = z.object({ streams: z.array(stream), format: z.object({ duration: z.coerce.number().optional() }) });

const LIMITS = { milliseconds: 60_000, outputBytes: 1024 * 1024 };

export interface ProbedVideo {
  /** As it is shown: turned as the file says. */
  height: number;
  seconds: number;
  hasSound: boolean;
  /** Every browser plays it as it is: MP4 that starts at once, H.264 in 4:2:0, AAC or no sound. */
  plays: boolean;
}

/** What a video is. Throws ProgramError when it cannot be read as one. */
export async function probeVideo(path: string, signal?: AbortSignal): Promise<ProbedVideo> {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', ...readArguments(path)];
  const output = await runProgram('ffprobe', args, { ...LIMITS, ...(signal && { signal }) });
  const { streams, format } = answer.parse(JSON.parse(output.toString()));
  const picture = streams.find(({ codec_type }) => codec_type === 'video');
  const sound = streams.find(({ codec_type }) => codec_type === 'audio');
  const turned = (picture?.side_data_list ?? []).some(({ rotation }) => Math.abs(rotation ?? 0) % 180 === 90);
  const isH264 = picture?.codec_name === 'h264' && picture.pix_fmt === 'yuv420p';
  return {
    height: (turned ? picture?.width : picture?.height) ?? 0,
    seconds: format.duration ?? 0,
    hasSound: sound !== undefined,
    plays: path.endsWith('.mp4') && isH264 && (!sound || sound.codec_name === 'aac') && (await isFastStart(path)),
  };
}
