import type { pageTeaser } from '@vitrine/contract/home-page.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { ArrowRight } from 'lucide';
import { AppLink } from '../../shell/app-link.tsx';
import { leadsSomewhere } from '../../shell/link-target.ts';
import styles from './teasers.module.css';
import { tileSpans } from './tile-spans.ts';

type Teaser = Model<typeof pageTeaser>;

/** Where a tile leads: a page, a file or another site. */
const target = ({ link, linkAsset }: Teaser) => (link.type === 'asset' ? (linkAsset?.storageUrl ?? link.url) : link.url);

/** The teaser tiles, two a row, in rows that close without a gap; one without a page to lead to is left out. */
export function Teasers({ teasers }: { teasers: readonly Teaser[] }) {
  const shown = teasers.filter((teaser) => leadsSomewhere(target(teaser)));
  const spans = tileSpans(shown.length);
  if (shown.length === 0) return null;
  return (
    <section className="section">
      <div className={`grid ${styles.tiles}`}>
        {shown.map((teaser, index) => (
          <AppLink
            key={teaser.id}
            href={target(teaser)}
            target={teaser.link.openInNewTab ? '_blank' : undefined}
            className={styles.tile}
            data-span={spans[index]}
          >
            <div className={styles.picture}>
              {teaser.image ? (
                <Picture
                  className={styles.shot}
                  image={teaser.image}
                  crop="landscape"
                  sizes={spans[index] === 24 ? '100vw' : '(max-width: 47.99em) 110vw, 66vw'}
                  alt=""
                />
              ) : null}
            </div>
            <div className={styles.words}>
              <div>
                {teaser.label ? <p className="label muted">{teaser.label}</p> : null}
                <h2 className="h3">{teaser.headline}</h2>
                {teaser.copy ? <p className={`muted ${styles.copy}`}>{teaser.copy}</p> : null}
              </div>
              <Icon icon={ArrowRight} size="l" className={styles.arrow} />
            </div>
          </AppLink>
        ))}
      </div>
    </section>
  );
}
