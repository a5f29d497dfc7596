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
      {/* Pictures are 16:10 and fill the window's height, so that it, not the column, says how wide they are shown. */}
      {image ? <Picture image={image} crop="auto" sizes="(min-aspect-ratio: 3/1) 54vw, 160vh" alt="" /> : null}
    </div>
  );
}
