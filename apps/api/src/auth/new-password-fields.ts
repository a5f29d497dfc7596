import type { Account } from '@vitrine/accounts/customers/account-repository.ts';
import { newPasswordProblems } from '@vitrine/accounts/passwords/new-password-problems.ts';
import type { FastifyRequest } from 'fastify';
import type { FieldProblem } from '../http/problem.ts';
import { textIn } from '../http/refused-fields.ts';

/** What is wrong with field `newPassword` of a body; with null for the account, apart from the person's own words. */
export async function wrongNewPassword(request: FastifyRequest, account: Account | null): Promise<FieldProblem[]> {
  const password = textIn(request.body, 'newPassword');
  const codes = password ? await newPasswordProblems(password, account ?? {}) : [];
  return codes.map((code) => ({ pointer: 'newPassword', code }));
}
