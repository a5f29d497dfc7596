import {
  type PlaceKind,
  type PlaceOutcome,
  type PublicationStatus,
  placeAnswer,
  STANDING_API,
  standing,
} from '@vitrine/content-model/publication-status/publication-status-contract.ts';
import { answerOf } from '../call-api.ts';

export interface Shown {
  collection: string;
  id: string;
}

/** How a record stands in the app. Throws when there is no answer. */
export const readPublicationStatus = (
  { collection, id }: Shown,
  language: string,
  signal: AbortSignal,
): Promise<PublicationStatus> =>
  answerOf(`${STANDING_API}?${new URLSearchParams({ collection, id })}`, standing, { language, signal });

/** Puts a page where it belongs. Throws when there is no answer. */
export const putInPlace = async (shown: Shown, place: PlaceKind, language: string): Promise<PlaceOutcome> =>
  (await answerOf(`${STANDING_API}/place`, placeAnswer, { body: { ...shown, place }, language })).outcome;
