import { Link } from '@payloadcms/ui';
import { hasRole } from '@vitrine/content-model/access/has-role.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { asStaffRead } from '@vitrine/content-model/requests/staff-reads.ts';
import { findUnpublished, type Unpublished } from '@vitrine/content-model/unpublished/find-unpublished.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { ServerProps } from 'payload';
import { LocalTime } from '../local-time.tsx';
import styles from './unpublished-notice.module.css';

const WORDS = {
  de: {
    heading: 'Nicht veröffentlicht',
    intro:
      'Was hier steht, konnte nicht wie bearbeitet veröffentlicht werden. Bis es behoben ist, zeigt die App davon den zuletzt veröffentlichten Stand, oder nichts, wenn es noch keinen gibt.',
    since: 'seit',
    sites: { de: 'Deutsch', en: 'Englisch' },
    and: ' und ',
    mend: 'Öffnen',
  },
  en: {
    heading: 'Not published',
    intro:
      'What is listed here could not be published as edited. Until it is mended, the app shows the version published last, or nothing where there is none yet.',
    since: 'since',
    sites: { de: 'German', en: 'English' },
    and: ' and ',
    mend: 'Open',
  },
} satisfies Record<Language, unknown>;

function Row({ one, language }: { one: Unpublished; language: Language }) {
  const words = WORDS[language];
  const { title, languages, since, cause, reason } = one;
  return (
    <li>
      <strong>{title}</strong> ({languages.map((site) => words.sites[site]).join(words.and)}), {words.since}{' '}
      <LocalTime iso={since.toISOString()} language={language} />. {cause && cause.title !== title ? `${cause.title}: ` : ''}
      {reason}{' '}
      {cause && (
        <Link href={cause.href} prefetch={false} aria-label={`${words.mend}: ${cause.title}`}>
          {words.mend}
        </Link>
      )}
    </li>
  );
}

/** On the dashboard, for editors: what the last releases could not take over, while there is something. */
export async function UnpublishedNotice({ user, i18n, payload }: ServerProps) {
  if (!user || !hasRole(user, 'editor', 'administrator')) return null;
  const language = adminLanguage({ i18n });
  const found = await asStaffRead({ user }, () => findUnpublished({ payload, user, language }));
  if (found.length === 0) return null;
  const words = WORDS[language];
  return (
    <section className={styles.notice} aria-labelledby="unpublished">
      <h2 id="unpublished" className={styles.heading}>
        {words.heading}
      </h2>
      <p className={styles.intro}>{words.intro}</p>
      <ul className={styles.list}>
        {found.map((one) => (
          <Row key={one.id} one={one} language={language} />
        ))}
      </ul>
    </section>
  );
}
