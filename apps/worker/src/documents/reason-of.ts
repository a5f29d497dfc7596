import { plainError } from '@vitrine/server/plain-error.ts';

/** First line of what happened, without values of people; URLs, which hold the print run's token, are cut out. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${plainError(error).message}` : 'unknown error';
  return (text.split('\n')[0] ?? '').replace(/https?:\/\/\S+/g, '(url)').slice(0, 300);
}
