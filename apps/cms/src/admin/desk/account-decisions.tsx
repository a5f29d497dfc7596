import { readAccountDecisions } from '@vitrine/accounts/desk/account-decisions.ts';
import { isApprover } from '@vitrine/content-model/access/is-approver.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { staffQueries } from '@vitrine/content-model/requests/staff-reads.ts';
import type { UIFieldServerProps } from 'payload';
import { LocalTime } from '../local-time.tsx';
import styles from './account-decisions.module.css';
import { DESK_WORDS } from './words.ts';

/** On an account: what was decided of it and asked, by whom, and in which words. */
export async function AccountDecisions({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isApprover({ req })) return null;
  const decisions = await readAccountDecisions(staffQueries(req), String(id));
  if (decisions.length === 0) return null;
  const language = adminLanguage(req);
  const { record } = DESK_WORDS[language];
  return (
    <section className={styles.decisions} aria-labelledby="account-decisions">
      <h2 id="account-decisions" className={styles.title}>
        {record.title}
      </h2>
      <ul className={styles.list}>
        {decisions.map(({ id: decision, decision: kind, reason, by, at, undone }) => (
          <li key={decision}>
            <p>
              <b>{record.kinds[kind]}</b> {record.on} <LocalTime iso={at} language={language} />
              {by && ` ${record.by(by)}`}
              {undone && ` ${record.undone}`}
            </p>
            {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
          </li>
        ))}
      </ul>
    </section>
  );
}
