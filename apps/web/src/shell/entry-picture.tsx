import { useQuery } from '@tanstack/react-query';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { landingPageQuery } from '../api/start-pages.ts';
import styles from './entry-frame.module.css';
import { useWide } from './use-wide.ts';

/** The landing page's picture beside a short form, where there is room for it. */
export function EntryPicture() {
  const wide = useWide();
  const { data } = useQuery({ ...landingPageQuery(), enabled: wide });
  const image = data?.introImage ?? data?.introBackground;
  if (!wide) return null;
  return (
    <div className={styles.side} data-surface="dark">
      {image ? <Picture image={image} crop="auto" sizes="54vw" alt="" /> : null}
    </div>
  );
}
