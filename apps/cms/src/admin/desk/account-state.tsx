import { isApprover } from '@vitrine/content-model/access/is-approver.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import type { UIFieldServerProps } from 'payload';
import { StateButtons } from './state-buttons.tsx';

/** On an account: what approvers make of its state, which its form only shows. */
export function AccountState({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isApprover({ req })) return null;
  return <StateButtons accountId={String(id)} language={adminLanguage(req)} />;
}
