import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { contentsPages } from '@vitrine/contract/page-numbers.ts';
import { useEffect, useRef, useState } from 'react';
import type { PageCounts } from '../../api/page-counts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { moveDocument, removeDocument, useAddedDocuments } from '../../stores/documents.ts';
import styles from './chosen-list.module.css';
import { ChosenRow } from './chosen-row.tsx';
import { useDragTexts } from './drag-texts.ts';

/** Pixels a pointer moves before a press on the grip becomes a drag. */
const DRAG_DISTANCE = 6;
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** Rows keep their place during a drag; a line shows where the page will go. */
const inPlace = () => null;

/** The document in its order: fixed sheets at both ends, the chosen pages between them. */
export function ChosenList({ pageCounts }: { pageCounts: PageCounts }) {
  const t = useTexts('documents');
  const documents = useAddedDocuments();
  const [message, setMessage] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const texts = useDragTexts(documents);
  const list = useRef<HTMLOListElement>(null);
  const removed = useRef<number | null>(null);
  // The pressed button goes with its row: the one of the next row takes the focus, else the one of the last.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    buttons?.item(Math.min(removed.current, documents.length - 1))?.focus();
    removed.current = null;
  }, [documents]);

  const drop = ({ active, over }: DragEndEvent) => {
    const to = documents.findIndex((page) => page.id === over?.id);
    if (to >= 0) moveDocument(String(active.id), to);
  };
  const step = (id: string, title: string, index: number) => {
    moveDocument(id, index);
    setMessage(t('drag.moved', { title, position: index + 1, count: documents.length }));
  };
  const remove = (id: string, title: string, index: number) => {
    removed.current = index;
    removeDocument(id);
    setMessage(t('drag.removed', { title }));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      accessibility={texts}
      onDragEnd={drop}
    >
      <SortableContext items={documents} strategy={inPlace}>
        <ol ref={list} className={styles.list}>
          <li className={styles.fixed}>
            <span className={styles.title}>{t('overview.coverAndContents')}</span>
            <span className={styles.pages}>{t('pagesShort', { count: 1 + contentsPages(documents.length + 1) })}</span>
          </li>
          {documents.map((page, index) => (
            <ChosenRow
              key={page.id}
              page={page}
              index={index}
              last={index === documents.length - 1}
              count={pageCounts[page.urlPath]}
              onStep={(by) => step(page.id, page.tableOfContentsTitle, index + by)}
              onRemove={() => remove(page.id, page.tableOfContentsTitle, index)}
            />
          ))}
          <li className={styles.fixed}>
            <span className={styles.title}>{t('overview.lastSheet')}</span>
            <span className={styles.pages}>{t('pagesShort', { count: 1 })}</span>
          </li>
        </ol>
      </SortableContext>
      <p className="sr" role="status">
        {message}
      </p>
    </DndContext>
  );
}
