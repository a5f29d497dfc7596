import { isEditor } from '@vitrine/content-model/access/is-editor.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { findMissing, type IncompleteGroup, RECORDS_PER_PAGE } from '@vitrine/content-model/translations/find-missing.ts';
import { MISSING_TRANSLATIONS_PATH } from '@vitrine/content-model/translations/missing-translations-path.ts';
import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '../admin-page.tsx';
import styles from './missing-translations.module.css';
import { MISSING_TRANSLATIONS_WORDS, type MissingTranslationsWords } from './words.ts';

function Pages({ slug, page, total, words }: { slug: string; page: number; total: number; words: MissingTranslationsWords }) {
  const href = (number: number) => `/admin${MISSING_TRANSLATIONS_PATH}?collection=${slug}&page=${number}`;
  if (total <= RECORDS_PER_PAGE) return null;
  return (
    <nav
      className={styles.pages}
      aria-label={words.shown((page - 1) * RECORDS_PER_PAGE + 1, Math.min(page * RECORDS_PER_PAGE, total), total)}
    >
      {page > 1 && <a href={href(page - 1)}>{words.previous}</a>}
      {page * RECORDS_PER_PAGE < total && <a href={href(page + 1)}>{words.next}</a>}
    </nav>
  );
}

function Group({ group, page, words }: { group: IncompleteGroup; page: number; words: MissingTranslationsWords }) {
  const from = (page - 1) * RECORDS_PER_PAGE + 1;
  return (
    <section className={styles.group} aria-labelledby={`missing-${group.slug}`}>
      <h2 id={`missing-${group.slug}`} className={styles.heading}>
        {group.title} <span className={styles.count}>{words.shown(from, from + group.records.length - 1, group.total)}</span>
      </h2>
      <ul className={styles.records}>
        {group.records.map(({ id, title, href, texts }) => (
          <li key={id} className={styles.record}>
            <a href={href} className={styles.title}>
              {title}
            </a>
            <ul className={styles.texts}>
              {texts.map(({ field, german }, index) => (
                <li key={index}>
                  {field} <span className={styles.german}>{german}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Pages slug={group.slug} page={page} total={group.total} words={words} />
    </section>
  );
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** /admin/missing-translations: what the English pages still show in German. */
export async function MissingTranslations({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const words = MISSING_TRANSLATIONS_WORDS[adminLanguage(req)];
  const only = first(searchParams?.collection);
  const page = Math.max(1, Math.trunc(Number(first(searchParams?.page))) || 1);
  const groups = isEditor({ req }) ? await findMissing(req, { page, ...(only !== undefined && { only }) }) : null;
  return (
    <AdminPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <p className={styles.intro}>{groups === null ? words.refused : groups.length === 0 ? words.complete : words.intro}</p>
        {only !== undefined && (
          <p>
            <a href={`/admin${MISSING_TRANSLATIONS_PATH}`}>{words.all}</a>
          </p>
        )}
        {groups?.map((group) => (
          <Group key={group.slug} group={group} page={page} words={words} />
        ))}
      </div>
    </AdminPage>
  );
}
