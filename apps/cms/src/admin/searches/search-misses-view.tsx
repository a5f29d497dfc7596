import { isEditor } from '@vitrine/content-model/access/is-editor.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { staffQueries } from '@vitrine/content-model/requests/staff-reads.ts';
import { readMisses } from '@vitrine/content-model/searches/misses.ts';
import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '../admin-page.tsx';
import styles from './search-misses.module.css';
import { SearchMisses } from './search-misses.tsx';
import { SEARCH_MISSES_WORDS } from './words.ts';

/** /admin/search-misses: what people look for and do not find. */
export async function SearchMissesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const language = adminLanguage(req);
  const words = SEARCH_MISSES_WORDS[language];
  const misses = isEditor({ req }) ? await readMisses(staffQueries(req)) : null;
  return (
    <AdminPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <p className={styles.intro}>{misses === null ? words.refused : words.intro}</p>
        {misses && <SearchMisses misses={misses} language={language} />}
      </div>
    </AdminPage>
  );
}
