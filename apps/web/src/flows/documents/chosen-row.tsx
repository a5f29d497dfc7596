import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { AddedDocument } from '@vitrine/contract/documents.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './chosen-list.module.css';

interface Props {
  page: AddedDocument;
  index: number;
  last: boolean;
  /** Print pages, if measured. */
  count: number | undefined;
  /** Moves the page by one place, up (-1) or down (1). */
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
}

/**
 * A chosen page: grip, number, title, pages, remove. Dragging the grip moves it, so do Space and the arrow keys on it;
 * pressing it without dragging shows two arrows, for those who cannot drag.
 */
export function ChosenRow({ page, index, last, count, onStep, onRemove }: Props) {
  const t = useTexts('documents');
  const [stepping, setStepping] = useState(false);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging, isOver, activeIndex } = useSortable({
    id: page.id,
  });
  const title = page.tableOfContentsTitle;
  const target = isOver && !isDragging && activeIndex >= 0;
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        styles.row,
        isDragging && styles.dragged,
        target && (activeIndex > index ? styles.targetAbove : styles.targetBelow),
      )}
      style={{ transform: isDragging ? CSS.Translate.toString(transform) : undefined }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={t('overview.move', { title })}
        aria-expanded={stepping}
        onClick={() => setStepping(!stepping)}
      >
        <Icon icon={GripVertical} />
      </button>
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.title}>{title}</span>
      {stepping ? (
        <span className={styles.steps}>
          <IconButton
            icon={ArrowUp}
            size="m"
            label={t('overview.moveUp', { title })}
            disabled={index === 0}
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon={ArrowDown}
            size="m"
            label={t('overview.moveDown', { title })}
            disabled={last}
            onClick={() => onStep(1)}
          />
        </span>
      ) : (
        <span className={styles.pages}>{count !== undefined && t('pagesShort', { count })}</span>
      )}
      <IconButton
        icon={X}
        size="m"
        className={styles.remove}
        data-remove=""
        label={t('overview.remove', { title })}
        onClick={onRemove}
      />
    </li>
  );
}
