import { Fragment, type ReactNode } from 'react';
import { useSectionsInTurn } from './use-sections-in-turn.ts';

interface Props<S extends string> {
  /** The same each time, as `section`. */
  order: readonly S[];
  section: (name: S) => ReactNode;
}

/** The sections of a page that has no menu beside them. */
export function SectionsInTurn<S extends string>({ order, section }: Props<S>) {
  const { sectionOf } = useSectionsInTurn(order, section);
  return order.map((name) => <Fragment key={name}>{sectionOf(name)}</Fragment>);
}
