import { runProgram } from './run-program.ts';

const MILLISECONDS = 10_000;

/** An ffmpeg that can make H.264, as `/health/state` names it: "ffmpeg 5.1.9"; null where there is none with its ffprobe. */
export async function findFfmpeg(): Promise<string | null> {
  const run = async (program: string, args: string[]) =>
    (await runProgram(program, args, { milliseconds: MILLISECONDS })).toString();
  try {
    const [version, encoders] = await Promise.all([
      run('ffmpeg', ['-version']),
      run('ffmpeg', ['-hide_banner', '-encoders']),
      run('ffprobe', ['-version']),
    ]);
    if (!/\blibx264\b/.test(encoders)) return null;
    return `ffmpeg ${/^ffmpeg version (\d+(\.\d+)*)/.exec(version)?.[1] ?? 'of unknown version'}`;
  } catch {
    return null;
  }
}
