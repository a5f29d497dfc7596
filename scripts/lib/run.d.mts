export const root: string;
export function node24(): string;
export function childEnvironment(extra?: Record<string, string>): NodeJS.ProcessEnv;
export function onStarterGone(end: () => void): NodeJS.Timeout | undefined;
export function endRunning(grace?: number): Promise<void>;
export class CommandError extends Error {
  exitCode: number | null;
  output: string;
}
export function run(
  command: string,
  args: readonly string[],
  options?: { env?: NodeJS.ProcessEnv; cwd?: string; show?: boolean; logs?: string },
): Promise<string>;
