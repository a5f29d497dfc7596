import {
  type PlaceKind,
  type PlaceOutcome,
  placeAnswer,
  STANDING_API,
  type Standing,
  standing,
} from '../../standing/standing-contract.ts';

export interface Shown {
  collection: string;
  id: string;
}

const read = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`the standing was answered with ${response.status}`);
  return response.json();
};

/** How a record stands in the app. Throws when there is no answer. */
export async function readStanding({ collection, id }: Shown, language: string, signal: AbortSignal): Promise<Standing> {
  const query = new URLSearchParams({ collection, id });
  const headers = { 'Accept-Language': language };
  return standing.parse(await read(await fetch(`${STANDING_API}?${query}`, { credentials: 'same-origin', headers, signal })));
}

/** Puts a page where it belongs. Throws when there is no answer. */
export async function putInPlace(shown: Shown, place: PlaceKind, language: string): Promise<PlaceOutcome> {
  const response = await fetch(`${STANDING_API}/place`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ ...shown, place }),
  });
  return placeAnswer.parse(await read(response)).outcome;
}
