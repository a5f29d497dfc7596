import type { ProbedVideo } from './probe-video.ts';
import { readArguments } from './read-arguments.ts';
import { runProgram } from './run-program.ts';

/** Not the very first picture, which is often black; of a short loop the middle. */
const SECOND = 1;
const LIMITS = { milliseconds: 2 * 60_000, outputBytes: 64 * 1024 * 1024 };

/** One picture out of a video, as PNG. Throws ProgramError. */
export function takeStill(source: string, video: ProbedVideo, signal: AbortSignal): Promise<Buffer> {
  const at = Math.min(SECOND, video.seconds / 2);
  const args = ['-v', 'error', '-nostdin', '-ss', at.toFixed(2), ...readArguments(source), '-map', '0:v:0', '-frames:v', '1'];
  return runProgram('ffmpeg', [...args, '-f', 'image2pipe', '-c:v', 'png', '-'], { ...LIMITS, signal });
}
