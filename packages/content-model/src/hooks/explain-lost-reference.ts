import type { AfterErrorHook } from 'payload';
import { message } from '../messages.ts';

/** PostgreSQL: what a foreign key points to does not exist. */
const FOREIGN_KEY_VIOLATION = '23503';
const CONFLICT = 409;

/** Saving a link to a record that somebody has just deleted is refused by the database; this says so in a sentence. */
export const explainLostReference: AfterErrorHook = ({ error, req }) => {
  const causes: unknown[] = [error, error.cause];
  const lost = causes.some(
    (one) => typeof one === 'object' && one !== null && 'code' in one && one.code === FOREIGN_KEY_VIOLATION,
  );
  return lost ? { response: { errors: [{ message: message(req, 'referenceLost') }] }, status: CONFLICT } : undefined;
};
