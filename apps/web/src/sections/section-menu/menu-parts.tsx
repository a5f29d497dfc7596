import { Fragment, type ReactNode } from 'react';
import type { EntryPart } from './by-entry.ts';
import { SectionMenu } from './section-menu.tsx';

interface Props<S extends string> {
  /** The same each time, or the menu would watch the page anew. */
  parts: readonly EntryPart<S>[];
  section: (name: S) => ReactNode;
}

/** The side section menu and the page's sections, each below the element that its menu entry leads to. */
export function MenuParts<S extends string>({ parts, section }: Props<S>) {
  return (
    <>
      <SectionMenu entries={parts.map(({ entry }) => entry)} />
      {parts.map(({ entry, sections }) => (
        <div key={entry} id={entry} tabIndex={-1}>
          {sections.map((name) => (
            <Fragment key={name}>{section(name)}</Fragment>
          ))}
        </div>
      ))}
    </>
  );
}
