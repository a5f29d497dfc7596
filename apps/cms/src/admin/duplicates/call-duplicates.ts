import {
  copyAnswer,
  DUPLICATES_API,
  type StillSame,
  stillSameAnswer,
} from '@vitrine/content-model/duplicates/duplicates-contract.ts';
import { answerOf } from '../call-api.ts';

/** A new machine after another one. */
export const makeCopy = (id: string, typeName: string, language: string) =>
  answerOf(DUPLICATES_API, copyAnswer, { body: { id, typeName }, language });

export const readStillSame = async (id: string, language: string, signal: AbortSignal): Promise<StillSame | null> =>
  (await answerOf(`${DUPLICATES_API}?${new URLSearchParams({ id })}`, stillSameAnswer, { language, signal })).copy;

/** Nothing is marked any more. */
export const markChecked = async (id: string, language: string): Promise<void> => {
  await answerOf(`${DUPLICATES_API}/checked`, stillSameAnswer, { body: { id }, language });
};
