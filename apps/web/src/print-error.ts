import { ApiFailure } from './api/failure.ts';
import { printMode } from './print-mode.ts';

/**
 * In print mode, tells the renderer at once that this page cannot be printed, so that it does not wait for the ready
 * signal. The reason holds no personal data.
 */
export function signalPrintError(error: unknown): void {
  if (!printMode) return;
  const reason = error instanceof ApiFailure ? `HTTP ${error.status}` : error instanceof Error ? error.name : 'Unknown error';
  document.documentElement.dataset.printError = reason;
}
