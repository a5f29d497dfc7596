import type { homePage } from '@vitrine/contract/home-page.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowRight } from 'lucide';
import { AppLink } from '../../shell/app-link.tsx';
import { leadsSomewhere } from '../../shell/link-target.ts';
import styles from './news.module.css';

interface NewsProps {
  headline: string | null;
  news: Model<typeof homePage>['news'];
}

/** What is new, one row each: kind, headline, arrow; news whose page is not there yet is told as text. */
export function News({ headline, news }: NewsProps) {
  return (
    <section className="section" data-surface="steel">
      <div className={`grid ${styles.news}`}>
        {headline ? <h2 className={`h2 ${styles.title}`}>{headline}</h2> : null}
        <ul className={`rows ${styles.list}`}>
          {news.map((entry) => (
            <li key={`${entry.label}${entry.headline}`}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Entry({ entry: { label, headline, link } }: { entry: NewsProps['news'][number] }) {
  const kind = <span className={`small muted ${styles.kind}`}>{label}</span>;
  if (!leadsSomewhere(link.url)) {
    return (
      <div className={`${styles.row} ${styles.told}`}>
        {kind}
        <span className="lead">{headline}</span>
      </div>
    );
  }
  return (
    <AppLink href={link.url} target={link.openInNewTab ? '_blank' : undefined} className={styles.row}>
      {kind}
      <span className="h4">{headline}</span>
      <Icon icon={ArrowRight} />
    </AppLink>
  );
}
