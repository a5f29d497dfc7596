import { type KeyboardEvent, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useShownFirst } from '../use-shown-first.ts';
import { tabAfter } from './tab-keys.ts';
import styles from './tabs.module.css';

interface TabsProps<T extends string> {
  label: string;
  items: readonly { id: T; title: string }[];
  selected: T;
  onSelect: (id: T) => void;
  /** Id of the panel that all tabs change. */
  panel: string;
  /** Beside each other, or from 1024 px under each other with the rule in front. */
  layout?: 'row' | 'stack';
  className?: string | undefined;
}

/** A row of tabs; arrow keys, Home and End choose, as in the WAI-ARIA pattern. */
export function Tabs<T extends string>({ label, items, selected, onSelect, panel, layout = 'row', className }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const [shown, choose] = useShownFirst(selected, onSelect);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = items.findIndex(({ id }) => id === shown);
    const index = tabAfter(event.key, current, items.length);
    const item = index === null ? undefined : items[index];
    if (index === null || !item) return;
    event.preventDefault();
    choose(item.id);
    const tab = list.current?.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.tabs, styles[layout], className)}
      onKeyDown={onKeyDown}
    >
      {items.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${base}${id}`}
          aria-selected={id === shown}
          aria-controls={panel}
          tabIndex={id === shown ? 0 : -1}
          onClick={() => choose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
