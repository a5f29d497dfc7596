import { endAfterReport } from '@vitrine/server/error-reports/report-crash.ts';
import type { ErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import type { Log } from '@vitrine/server/log.ts';
import { saidBy } from '@vitrine/server/log.ts';

const LEVELS = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  dir: 'info',
  table: 'info',
  warn: 'warn',
  trace: 'warn',
  error: 'error',
} as const;

/** What Next, React and Node print by themselves. */
const WHO = 'a part of the CMS';

/**
 * Everything that this process prints goes through its log, as one line each. Next prints errors of requests with their texts, which
 * hold what strangers sent: these stay out. Before `isServing` there are no strangers, so a failed start says what is wrong.
 */
export function captureOutput(log: Log, isServing: () => boolean, errors: ErrorReporter | null = null): void {
  const say = (level: 'debug' | 'info' | 'warn' | 'error' | 'fatal', given: readonly unknown[]) => {
    const error = given.find((one) => one instanceof Error);
    if (level === 'fatal') errors?.report(error, { kind: 'crash' });
    else if (error && level === 'error') errors?.report(error, { kind: 'log' });
    if (isServing()) return log[level](...saidBy(WHO, given));
    log[level](error ? { err: error } : {}, given.filter((one) => typeof one === 'string').join(' '));
  };
  for (const [name, level] of Object.entries(LEVELS))
    Object.assign(console, { [name]: (...given: unknown[]) => say(level, given) });
  for (const [stream, level] of [
    [process.stdout, 'info'],
    [process.stderr, 'error'],
  ] as const) {
    const write = (chunk: unknown, encoding?: unknown, done?: unknown) => {
      say(level, [String(chunk)]);
      const end = typeof encoding === 'function' ? encoding : done;
      if (typeof end === 'function') queueMicrotask(() => end());
      return true;
    };
    Object.assign(stream, { write });
  }
  // Node's own listener prints past all of this.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => say('warn', [warning]));
  process.on('unhandledRejection', (reason) => say('error', [reason]));
  process.on('uncaughtException', (error) => {
    say('fatal', [error]);
    if (errors) endAfterReport(errors);
    else process.exit(1);
  });
}
