import type { homePage } from '@vitrine/contract/home-page.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowRight } from 'lucide';
import { AppLink } from '../../shell/app-link.tsx';
import styles from './news.module.css';

interface NewsProps {
  headline: string | null;
  news: Model<typeof homePage>['news'];
}

/** What is new, one row each: kind, headline, arrow. */
export function News({ headline, news }: NewsProps) {
  return (
    <section className="section" data-surface="steel">
      <div className={`grid ${styles.news}`}>
        {headline ? <h2 className={`h2 ${styles.title}`}>{headline}</h2> : null}
        <ul className={`rows ${styles.list}`}>
          {news.map((entry) => (
            <li key={`${entry.label}${entry.headline}`}>
              <AppLink href={entry.link.url} target={entry.link.openInNewTab ? '_blank' : undefined} className={styles.row}>
                <span className={`small muted ${styles.kind}`}>{entry.label}</span>
                <span className="h4">{entry.headline}</span>
                <Icon icon={ArrowRight} />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
