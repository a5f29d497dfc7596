import { Checkbox } from '@vitrine/ui/checkbox.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { addDocument, draftEntry, removeDocument } from '../../stores/documents.ts';
import styles from './page-list.module.css';
import type { SelectablePage } from './selectable-pages.ts';
import { SheetThumbnail } from './sheet-thumbnail.tsx';

interface Props {
  page: SelectablePage;
  /** Most pages of its list are of its kind: it is not said. */
  isUsual: boolean;
  /** Print pages, if measured. */
  count: number | undefined;
  chosen: boolean;
  /** The draft is full: nothing can be added. */
  full: boolean;
}

/** One page to choose: the whole row presses. */
export function PageRow({ page, isUsual, count, chosen, full }: Props) {
  const t = useTexts('documents');
  const kind = isUsual ? null : page.kind;
  const length = count === undefined ? t('pagesUnknown') : t('pages', { count });
  return (
    <li>
      <Checkbox
        className={styles.row}
        checked={chosen}
        disabled={full && !chosen}
        onChange={(event) => (event.target.checked ? addDocument(draftEntry(page.title, page.path)) : removeDocument(page.path))}
      >
        <span className={styles.content}>
          <SheetThumbnail images={page.image ? [page.image] : []} />
          <span>
            <span className={styles.title}>{page.title}</span>
            <span className={styles.meta}>
              {kind}
              <span className={styles.phoneOnly}>
                {kind ? ', ' : ''}
                {length}
              </span>
            </span>
          </span>
          <span className={styles.length} aria-hidden="true">
            {length}
          </span>
        </span>
      </Checkbox>
    </li>
  );
}
