import { stat } from 'node:fs/promises';
import type { ProbedVideo } from './probe-video.ts';
import { readArguments } from './read-arguments.ts';
import { ProgramError, runProgram } from './run-program.ts';

/** Constant quality; the rates keep a restless video from growing beyond what a mobile connection carries. Of each height in kbit/s. */
const QUALITY = '23';
const maxRate = (height: number) => Math.round((height * height) / 200);
const VERSION_BYTES_MAX = 300 * 1024 * 1024;
/** A version may take this much longer than the video, within limits. */
const TIME_FACTOR = 30;
const TIME_MIN_MS = 2 * 60_000;
const TIME_MAX_MS = 60 * 60_000;

/**
 * Writes one version of a video to `target`: MP4 with H.264 and AAC, its index in front, `height` lines. Throws ProgramError when
 * it takes too long or grows too large.
 */
export async function makeVersion(source: string, target: string, height: number, video: ProbedVideo, signal: AbortSignal) {
  const milliseconds = Math.min(Math.max(video.seconds * 1000 * TIME_FACTOR, TIME_MIN_MS), TIME_MAX_MS);
  const args = [
    ...['-v', 'error', '-nostdin', '-y', ...readArguments(source)],
    ...['-map', '0:v:0', ...(video.hasSound ? ['-map', '0:a:0', '-c:a', 'aac', '-b:a', '128k', '-ac', '2'] : [])],
    ...['-vf', `scale=-2:${height}`, '-c:v', 'libx264', '-preset', 'medium', '-crf', QUALITY, '-pix_fmt', 'yuv420p'],
    ...['-maxrate', `${maxRate(height)}k`, '-bufsize', `${2 * maxRate(height)}k`, '-profile:v', 'high'],
    // Neither where it was filmed nor with what.
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart'],
    ...['-fs', String(VERSION_BYTES_MAX), '-f', 'mp4', target],
  ];
  await runProgram('ffmpeg', args, { milliseconds, signal });
  // Stopped at the limit the video would be cut off, which would not be noticed here.
  if ((await stat(target)).size >= VERSION_BYTES_MAX * 0.99)
    throw new ProgramError(`the version of ${height} lines grows too large`);
}
