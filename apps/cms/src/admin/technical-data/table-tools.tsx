'use client';
import { ChevronIcon, XIcon } from '@payloadcms/ui';
import styles from './technical-data.module.css';
import { useTableEditor } from './use-table-editor.ts';

interface TableToolsProps {
  of: string;
  remove: 'removeGroup' | 'removeRow';
  disabled: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Up, down and remove, for a row or a group. */
export function TableTools({ of, remove, disabled, onMove, onRemove }: TableToolsProps) {
  const { word } = useTableEditor();
  const tool = (name: string, icon: React.ReactNode, onClick: () => void) => (
    <button
      type="button"
      className={styles.tool}
      title={name}
      aria-label={`${name}: ${of}`}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
  return (
    <div className={styles.tools}>
      {tool(word('up'), <ChevronIcon direction="up" />, () => onMove(-1))}
      {tool(word('down'), <ChevronIcon direction="down" />, () => onMove(1))}
      {tool(word(remove), <XIcon />, onRemove)}
    </div>
  );
}
