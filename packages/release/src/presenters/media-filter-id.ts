import { WHOLE_FILTER_ITEM_ID } from '@vitrine/contract/media-library.ts';

/** A filter's id on the wire: the one whose children have no options of their own has the specification's. */
export const filterIdOf = ({ id, isWhole }: { id: string; isWhole?: boolean | null }): string =>
  isWhole ? WHOLE_FILTER_ITEM_ID : id;
