import { notFound } from '@tanstack/react-router';
import { RECORD_TIMEOUT_MS } from '@vitrine/contract/routes.ts';
import { ApiFailure } from '../api/failure.ts';
import { signalPrintError } from '../print-error.ts';

/**
 * Waits for the record of a page. One that does not exist, or has not loaded after RECORD_TIMEOUT_MS, goes to the 404
 * page (catalogue.md 2); any other failure goes to the page's error boundary.
 */
export async function record<T>(loading: Promise<T>, timeout: number = RECORD_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notFound()), timeout);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    signalPrintError(error);
    if (error instanceof ApiFailure && error.kind === 'notFound') throw notFound();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
