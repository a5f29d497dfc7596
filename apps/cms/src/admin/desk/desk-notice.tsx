import { Link } from '@payloadcms/ui';
import { DESK_PATH } from '@vitrine/accounts/desk/desk-contract.ts';
import { hasRole } from '@vitrine/content-model/access/has-role.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import type { ServerProps } from 'payload';
import styles from './desk.module.css';
import { waitingNumber } from './waiting-number.ts';
import { DESK_WORDS } from './words.ts';

/** On the dashboard, for approvers: how many accounts wait, while there are any. */
export async function DeskNotice({ user, i18n, payload }: ServerProps) {
  if (!hasRole(user ?? null, 'approver', 'administrator')) return null;
  const waiting = await waitingNumber({ payload, user });
  if (waiting === 0) return null;
  const words = DESK_WORDS[adminLanguage({ i18n })];
  return (
    <p className={styles.notice}>
      {words.notice(waiting)}{' '}
      <Link href={`/admin${DESK_PATH}`} prefetch={false}>
        {words.open}
      </Link>
    </p>
  );
}
