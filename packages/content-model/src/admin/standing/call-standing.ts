import {
  type PlaceKind,
  type PlaceOutcome,
  placeAnswer,
  STANDING_API,
  type Standing,
  standing,
} from '../../standing/standing-contract.ts';
import { answerOf } from '../call-api.ts';

export interface Shown {
  collection: string;
  id: string;
}

/** How a record stands in the app. Throws when there is no answer. */
export const readStanding = ({ collection, id }: Shown, language: string, signal: AbortSignal): Promise<Standing> =>
  answerOf(`${STANDING_API}?${new URLSearchParams({ collection, id })}`, standing, { language, signal });

/** Puts a page where it belongs. Throws when there is no answer. */
export const putInPlace = async (shown: Shown, place: PlaceKind, language: string): Promise<PlaceOutcome> =>
  (await answerOf(`${STANDING_API}/place`, placeAnswer, { body: { ...shown, place }, language })).outcome;
