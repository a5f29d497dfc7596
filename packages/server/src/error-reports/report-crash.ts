import type { Log } from '../log.ts';
import { bareError, plainError } from '../plain-error.ts';
import type { ErrorReporter } from './reporter.ts';

/** A process that is lost waits so long for its last report, in ms. */
const LAST_WORD_MS = 2000;

/** Ends this process when its last report is written, or could not be. */
export function endAfterReport(reporter: ErrorReporter): void {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_WORD_MS));
  void Promise.race([reporter.settled(), late]).finally(() => process.exit(1));
}

/** An error or a rejection that nothing caught ends the process, as Node does by itself; it is logged and reported before. */
export function reportCrashes(reporter: ErrorReporter, log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: plainError(error) }, 'ended by an error that nothing caught');
    reporter.report(error, { kind: 'crash' });
    endAfterReport(reporter);
  });
}

/** What Node and packages warn of goes through the log, as one line each: Node's own listener prints text between our lines. */
export function logWarnings(log: Log): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: bareError(warning) }, 'a warning of Node or of a package'));
}
