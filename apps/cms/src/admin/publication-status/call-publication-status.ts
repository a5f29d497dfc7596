import {
  type PlaceKind,
  type PlaceOutcome,
  PUBLICATION_STATUS_API,
  type PublicationStatus,
  placeAnswer,
  publicationStatus,
} from '@vitrine/content-model/publication-status/publication-status-contract.ts';
import { answerOf } from '../call-api.ts';

export interface Shown {
  collection: string;
  id: string;
}

/** What of a record is in the app. Throws when there is no answer. */
export const readPublicationStatus = (
  { collection, id }: Shown,
  language: string,
  signal: AbortSignal,
): Promise<PublicationStatus> =>
  answerOf(`${PUBLICATION_STATUS_API}?${new URLSearchParams({ collection, id })}`, publicationStatus, { language, signal });

/** Puts a page where it belongs. Throws when there is no answer. */
export const putInPlace = async (shown: Shown, place: PlaceKind, language: string): Promise<PlaceOutcome> =>
  (await answerOf(`${PUBLICATION_STATUS_API}/place`, placeAnswer, { body: { ...shown, place }, language })).outcome;
