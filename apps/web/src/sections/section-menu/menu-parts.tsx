import { Fragment, type ReactNode, useMemo } from 'react';
import type { EntryPart } from './by-entry.ts';
import { SectionMenu } from './section-menu.tsx';
import { useTurns } from './use-turns.ts';

interface Props<S extends string> {
  /** The same each time, or the menu would watch the page anew. */
  parts: readonly EntryPart<S>[];
  /** Makes a section; it is asked once for each, until there are other parts. */
  section: (name: S) => ReactNode;
  /** What follows the sections; it comes after them, so that nothing moves. */
  children?: ReactNode;
}

/** The side section menu and the page's sections, each below the element that its menu entry leads to. */
export function MenuParts<S extends string>({ parts, section, children }: Props<S>) {
  const entries = useMemo(() => parts.map(({ entry }) => entry), [parts]);
  const order = parts.flatMap(({ sections }) => sections);
  const { shown, showAll } = useTurns(order.length);
  // The same elements each time: a turn then renders the section that comes, not again all that are there.
  const made = useMemo(() => new Map<S, ReactNode>(), [parts]);
  const make = (name: S) => {
    if (!made.has(name)) made.set(name, section(name));
    return made.get(name);
  };
  const isThere = (name: S) => order.indexOf(name) < shown;
  return (
    <>
      <SectionMenu entries={entries} showAll={showAll} />
      {parts.map(({ entry, sections }) => (
        <div key={entry} id={entry} tabIndex={-1}>
          {sections.filter(isThere).map((name) => (
            <Fragment key={name}>{make(name)}</Fragment>
          ))}
        </div>
      ))}
      {shown === order.length && children}
    </>
  );
}
