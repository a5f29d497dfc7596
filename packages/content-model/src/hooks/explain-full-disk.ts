import { DISK_FULL_CODES, hasNothingLeft } from '@vitrine/server/free-space.ts';
import type { AfterErrorHook } from 'payload';
import { message } from '../messages.ts';

const INSUFFICIENT_STORAGE = 507;

/** The error and what it was made of; drizzle and Payload wrap what they get. */
function* causesOf(error: unknown): Generator<object> {
  let one = error;
  for (let depth = 0; depth < 5 && typeof one === 'object' && one !== null; depth++) {
    yield one;
    one = 'cause' in one ? one.cause : null;
  }
}

const saysFull = (error: unknown) =>
  [...causesOf(error)].some((one) => 'code' in one && DISK_FULL_CODES.includes(String(one.code)));

/** A failure, not a refusal, which would be the same with an empty disk. */
const isFailure = (error: object) => !('status' in error && typeof error.status === 'number' && error.status < 500);

/** What cannot be saved because the disk is full is refused with a sentence that says so. `freeBytes`: of the disk of this instance. */
export const explainFullDisk =
  (freeBytes: () => Promise<number>): AfterErrorHook =>
  async ({ error, req }) => {
    const isFull = saysFull(error) || (isFailure(error) && (await hasNothingLeft(freeBytes)));
    if (!isFull) return undefined;
    return { response: { errors: [{ message: message(req, 'storageFull') }] }, status: INSUFFICIENT_STORAGE };
  };
