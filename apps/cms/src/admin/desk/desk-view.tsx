import { countDeletions } from '@vitrine/accounts/desk/deletions.ts';
import { DESK_PATH } from '@vitrine/accounts/desk/desk-contract.ts';
import { countFailedDocuments } from '@vitrine/accounts/desk/failed-documents.ts';
import { countFailedMails } from '@vitrine/accounts/desk/mails.ts';
import { countWaiting } from '@vitrine/accounts/desk/waiting.ts';
import { isApprover } from '@vitrine/content-model/access/is-approver.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { staffQueries } from '@vitrine/content-model/requests/staff-reads.ts';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '../admin-page.tsx';
import styles from './desk.module.css';
import { DeskAudit } from './desk-audit.tsx';
import { DeskDeletions } from './desk-deletions.tsx';
import { DeskDocuments } from './desk-documents.tsx';
import { DeskMails } from './desk-mails.tsx';
import { DeskQueue } from './desk-queue.tsx';
import { DESK_WORDS } from './words.ts';

const TABS = {
  queue: DeskQueue,
  mails: DeskMails,
  documents: DeskDocuments,
  deletions: DeskDeletions,
  audit: DeskAudit,
} as const;
type Tab = keyof typeof TABS;
const TAB_NAMES: readonly Tab[] = ['queue', 'mails', 'documents', 'deletions', 'audit'];

/** /admin/desk: what approvers have to decide, and what happened. */
export async function DeskView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${DESK_PATH}`)}`);
  const language = adminLanguage(req);
  const words = DESK_WORDS[language];
  const chosen = TAB_NAMES.find((name) => name === searchParams?.tab) ?? 'queue';
  const Shown = TABS[chosen];
  const may = isApprover({ req });
  const db = staffQueries(req);
  const counts: Partial<Record<Tab, number>> = may
    ? {
        queue: await countWaiting(db),
        mails: await countFailedMails(db),
        documents: await countFailedDocuments(db),
        deletions: await countDeletions(db),
      }
    : {};
  return (
    <AdminPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        {may ? (
          <>
            <nav className={styles.tabs} aria-label={words.tabsLabel}>
              {TAB_NAMES.map((name) => (
                <a
                  key={name}
                  href={`/admin${DESK_PATH}${name === 'queue' ? '' : `?tab=${name}`}`}
                  className={styles.tab}
                  {...(name === chosen && { 'aria-current': 'page' as const })}
                >
                  {words.tabs[name]}
                  {(counts[name] ?? 0) > 0 && <span className={styles.count}>{counts[name]}</span>}
                </a>
              ))}
            </nav>
            <Shown language={language} />
          </>
        ) : (
          <p className={styles.intro}>{words.refused}</p>
        )}
      </div>
    </AdminPage>
  );
}
