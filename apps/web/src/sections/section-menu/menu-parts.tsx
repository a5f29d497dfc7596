import { Fragment, type ReactNode, useMemo } from 'react';
import { useSectionsInTurn } from '../use-sections-in-turn.ts';
import type { EntryPart } from './by-entry.ts';
import { SectionMenu } from './section-menu.tsx';

interface Props<S extends string> {
  /** The same each time, as `section`; or the menu would watch the page anew. */
  parts: readonly EntryPart<S>[];
  section: (name: S) => ReactNode;
  /** What follows the sections; it comes after them, so that nothing moves. */
  children?: ReactNode;
}

/** The side section menu and the page's sections, each below the element that its menu entry leads to. */
export function MenuParts<S extends string>({ parts, section, children }: Props<S>) {
  const entries = useMemo(() => parts.map(({ entry }) => entry), [parts]);
  const order = useMemo(() => parts.flatMap(({ sections }) => sections), [parts]);
  const { sectionOf, isWhole, showAll } = useSectionsInTurn(order, section);
  return (
    <>
      <SectionMenu entries={entries} showAll={showAll} />
      {parts.map(({ entry, sections }) => (
        <div key={entry} id={entry} tabIndex={-1}>
          {sections.map((name) => (
            <Fragment key={name}>{sectionOf(name)}</Fragment>
          ))}
        </div>
      ))}
      {isWhole && children}
    </>
  );
}
