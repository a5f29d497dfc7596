import { isEditor } from '@vitrine/content-model/access/is-editor.ts';
import { readErrorGroups } from '@vitrine/content-model/errors/error-groups.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { staffQueries } from '@vitrine/content-model/requests/staff-reads.ts';
import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '../admin-page.tsx';
import styles from './error-groups.module.css';
import { ErrorGroups } from './error-groups.tsx';
import { ERROR_WORDS } from './words.ts';

/** /admin/errors: what failed in the app and in the processes. */
export async function ErrorGroupsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const language = adminLanguage(req);
  const words = ERROR_WORDS[language];
  const groups = isEditor({ req }) ? await readErrorGroups(staffQueries(req)) : null;
  return (
    <AdminPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <main className={styles.page}>
        <h1>{words.title}</h1>
        <p className={styles.intro}>{groups === null ? words.refused : words.intro}</p>
        {groups && <ErrorGroups groups={groups} language={language} />}
      </main>
    </AdminPage>
  );
}
