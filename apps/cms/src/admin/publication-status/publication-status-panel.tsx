'use client';
import { useLanguages } from '../use-languages.ts';
import { PlaceLine } from './place-line.tsx';
import { ReleaseLine } from './release-line.tsx';
import styles from './standing.module.css';
import { usePublicationStatus } from './use-standing.ts';
import { STANDING_WORDS } from './words.ts';

/** Beside a form: since when the app shows what was published, where its page can be found, and the way there. */
export function PublicationStatusPanel() {
  const { admin } = useLanguages();
  const { standing, isLong, put } = usePublicationStatus();
  const words = STANDING_WORDS[admin];
  if (standing === null) return null;
  return (
    <section className={styles.panel} aria-labelledby="standing">
      <h3 id="standing" className={styles.heading}>
        {words.heading}
      </h3>
      {standing === 'unknown' ? (
        <p className={styles.quiet}>{words.unknown}</p>
      ) : (
        <>
          <ReleaseLine release={standing.release} isLong={isLong} />
          {standing.page && (
            <p className={styles.line}>
              <a href={standing.page} target="_blank" rel="noreferrer">
                {words.view}
              </a>
            </p>
          )}
          {standing.places.map((place) => (
            <PlaceLine key={place.kind} place={place} put={put} />
          ))}
        </>
      )}
    </section>
  );
}
