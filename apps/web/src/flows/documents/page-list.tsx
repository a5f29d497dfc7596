import { DOCUMENT_PAGES_MAX } from '@vitrine/contract/documents.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Chips } from '@vitrine/ui/chips/chips.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Search } from 'lucide';
import { useId, useState } from 'react';
import type { PageCounts } from '../../api/page-counts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAddedDocuments } from '../../stores/documents.ts';
import styles from './page-list.module.css';
import { PageRow } from './page-row.tsx';
import { filterPages, isUsualKind, type PageGroup, pageKinds, usualKinds } from './selectable-pages.ts';

interface Props {
  groups: PageGroup[];
  pageCounts: PageCounts;
}

/** Every page one may choose, in the groups of the navigation, with a search and a filter by kind. */
export function PageList({ groups, pageCounts }: Props) {
  const t = useTexts('documents');
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const documents = useAddedDocuments();
  const searchId = useId();
  const kinds = pageKinds(groups);
  const shown = filterPages(groups, query, kind);
  const total = groups.reduce((sum, group) => sum + group.pages.length, 0);
  const full = documents.length >= DOCUMENT_PAGES_MAX;
  const usual = usualKinds(groups);

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.find}>
          <label className="sr" htmlFor={searchId}>
            {t('overview.search')}
          </label>
          <Icon icon={Search} />
          <input
            id={searchId}
            type="search"
            autoComplete="off"
            placeholder={t('overview.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        {kinds.length > 1 && (
          <Chips
            label={t('overview.kinds')}
            className={styles.kinds}
            items={[
              { id: null, title: t('overview.all'), count: total },
              ...kinds.map((entry) => ({ id: entry.kind, title: entry.kind, count: entry.count })),
            ]}
            selected={kind}
            onSelect={setKind}
          />
        )}
      </div>
      {full && <p role="status">{t('overview.full', { count: DOCUMENT_PAGES_MAX })}</p>}
      {shown.map((group) => (
        <section key={group.title} className={styles.group}>
          <h2 className="h4">{group.title ?? t('overview.otherGroup')}</h2>
          <ul className="rows">
            {group.pages.map((page) => (
              <PageRow
                key={page.path}
                page={page}
                isUsual={isUsualKind(group, page, usual)}
                count={pageCounts[page.path]}
                chosen={documents.some((d) => d.urlPath === page.path)}
                full={full}
              />
            ))}
          </ul>
        </section>
      ))}
      {total === 0 && <p className="muted">{t('overview.nothing')}</p>}
      {total > 0 && shown.length === 0 && (
        <div className={styles.empty} role="status">
          <p className="h4">{t('overview.noHit')}</p>
          {query && <p className="muted">{t('overview.noHitCopy', { query })}</p>}
          <Button
            variant="line"
            onClick={() => {
              setQuery('');
              setKind(null);
            }}
          >
            {t('overview.showAll')}
          </Button>
        </div>
      )}
    </>
  );
}
