import { PRINT_LAYOUT_FILE } from '@vitrine/contract/print.ts';
import { OriginUnreachableError } from '../documents/print/print-errors.ts';

const ANSWER_MS = 15_000;

/**
 * What lays out the pages that the app prints, as its build names it; '' where the app has no build, as under Vite. Throws
 * OriginUnreachableError.
 */
export async function printLayout(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/${PRINT_LAYOUT_FILE}`, {
    headers: { accept: 'text/plain' },
    signal: AbortSignal.timeout(ANSWER_MS),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => ({ status: 0, text: '' }));
  if (answer.status === 0 || answer.status >= 500) throw new OriginUnreachableError('the app does not answer');
  return answer.status === 200 && /^[0-9a-f]{64}$/.test(answer.text) ? answer.text : '';
}
