import { hashPasswordSync, verifyPasswordSync } from '@vitrine/server/password-hash.ts';

/** What a thread of passwords.ts is asked: a hash of a new password, or whether a password is the one of a hash. */
export type HashTask = { password: string } | { password: string; passwordHash: string };

/** Runs on a thread of its own, whose priority is low: hashing takes a whole core, and content is not to wait for it. */
export default function work(task: HashTask): string | boolean {
  return 'passwordHash' in task ? verifyPasswordSync(task.passwordHash, task.password) : hashPasswordSync(task.password);
}
