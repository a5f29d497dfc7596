import { Link } from '@payloadcms/ui';
import { DESK_PATH } from '@vitrine/accounts/desk/desk-contract.ts';
import { hasRole } from '@vitrine/content-model/access/has-role.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import type { ServerProps } from 'payload';
import styles from './desk.module.css';
import { waitingNumber } from './waiting-number.ts';
import { DESK_WORDS } from './words.ts';

/** Below the collections of the menu, for approvers, with the number of accounts that wait. */
export async function DeskLink({ user, i18n, payload }: ServerProps) {
  if (!hasRole(user ?? null, 'approver', 'administrator')) return null;
  const waiting = await waitingNumber({ payload, user });
  return (
    <Link href={`/admin${DESK_PATH}`} className="nav__link" id="nav-desk" prefetch={false}>
      <span className="nav__link-label">
        {DESK_WORDS[adminLanguage({ i18n })].title}
        {waiting > 0 && <span className={styles.count}>{waiting}</span>}
      </span>
    </Link>
  );
}
