'use client';
import { useLanguages } from '../use-languages.ts';
import { PlaceLine } from './place-line.tsx';
import styles from './publication-status.module.css';
import { ReleaseLine } from './release-line.tsx';
import { usePublicationStatus } from './use-publication-status.ts';
import { PUBLICATION_STATUS_WORDS } from './words.ts';

/** Beside a form: since when the app shows what was published, where its page can be found, and the way there. */
export function PublicationStatusPanel() {
  const { admin } = useLanguages();
  const { status, isLong, put } = usePublicationStatus();
  const words = PUBLICATION_STATUS_WORDS[admin];
  if (status === null) return null;
  return (
    <section className={styles.panel} aria-labelledby="publication-status">
      <h3 id="publication-status" className={styles.heading}>
        {words.heading}
      </h3>
      {status === 'unknown' ? (
        <p className={styles.quiet}>{words.unknown}</p>
      ) : (
        <>
          <ReleaseLine release={status.release} isLong={isLong} />
          {status.page && (
            <p className={styles.line}>
              <a href={status.page} target="_blank" rel="noreferrer">
                {words.view}
              </a>
            </p>
          )}
          {status.places.map((place) => (
            <PlaceLine key={place.kind} place={place} put={put} />
          ))}
        </>
      )}
    </section>
  );
}
