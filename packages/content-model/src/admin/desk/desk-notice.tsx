import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '../../access/has-role.ts';
import { DESK_PATH } from '../../desk/desk-contract.ts';
import { countWaiting } from '../../desk/waiting.ts';
import { adminLanguage } from '../../records/label-text.ts';
import styles from './desk.module.css';
import { DESK_WORDS } from './words.ts';

/** On the dashboard, for approvers: how many accounts wait, while there are any. */
export async function DeskNotice({ user, i18n, payload }: ServerProps) {
  if (!hasRole(user ?? null, 'approver', 'administrator')) return null;
  const waiting = await countWaiting(payload.db.pool);
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
