import type { AdminText } from '@vitrine/content-model/languages.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { describeReferrers } from '@vitrine/content-model/references/describe-referrers.ts';
import { findReferrers } from '@vitrine/content-model/references/find-referrers.ts';
import { asStaffRead } from '@vitrine/content-model/requests/staff-reads.ts';
import type { UIFieldServerProps } from 'payload';
import styles from './used-in.module.css';

const WORDS: Record<keyof AdminText, { heading: string; none: string; more: (count: number) => string }> = {
  de: { heading: 'Verwendet in', none: 'Noch nirgends verwendet.', more: (count) => `und ${count} weitere` },
  en: { heading: 'Used in', none: 'Not in use yet.', more: (count) => `and ${count} more` },
};

/** What links to the record that is open: as long as there is something, the record cannot be deleted. */
export async function UsedIn({ id, collectionSlug, req }: UIFieldServerProps) {
  if (id === undefined || !collectionSlug) return null;
  const language = adminLanguage(req);
  const words = WORDS[language];
  const target = { collection: collectionSlug, id: String(id) };
  const { shown, more } = await asStaffRead(req, async () =>
    describeReferrers(await findReferrers(req, target.collection, target.id), target, req),
  );
  return (
    <section className={styles.panel} aria-labelledby="used-in">
      <h3 id="used-in" className={styles.heading}>
        {words.heading}
      </h3>
      {shown.length === 0 && more === 0 && <p className={styles.quiet}>{words.none}</p>}
      <ul className={styles.list}>
        {shown.map(({ kind, title, fields, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <span className={styles.quiet}>{[kind, fields.join(', ')].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>{words.more(more)}</p>}
    </section>
  );
}
