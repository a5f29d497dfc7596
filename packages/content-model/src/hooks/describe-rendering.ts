import type { CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';
import { adminLanguage } from '../records/label-text.ts';
import { type InspectedRendering, inspectRendering } from '../renderings/inspect-rendering.ts';
import { problemText, RenderingProblem } from '../renderings/rendering-problem.ts';
import { refusalSaying } from './refusal.ts';

const row = z.looseObject({ identifier: z.string(), label: z.string().nullish(), text: z.string().nullish() });
const rows = z.array(row).catch([]);

const LABEL_MAX = 80;
/** Label of a hotspot until an editor gives it another: its own, the first line of its text, its name. */
const firstLabel = ({ id, label, text }: InspectedRendering['words'][number]) =>
  (label ?? text?.split('\n')[0] ?? id).trim().slice(0, LABEL_MAX) || id;

/** One row a hotspot of the configuration, with the words that editors gave it before. */
function hotspotRows(words: InspectedRendering['words'], before: z.infer<typeof rows>) {
  return words.map((word) => {
    const known = before.find(({ identifier }) => identifier === word.id);
    return known ?? { identifier: word.id, label: firstLabel(word), text: word.text };
  });
}

/** Checks a rendering's archive whenever its file is new and says what is in it; refuses it with a sentence that names the file. */
export const describeRendering: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data;
  try {
    const { contents, words } = await inspectRendering(req.file.data);
    return { ...data, contents, hotspots: hotspotRows(words, rows.parse(data.hotspots)) };
  } catch (error) {
    if (!(error instanceof RenderingProblem)) throw error;
    throw refusalSaying(collection.slug, 'file', problemText(error, adminLanguage(req)), req);
  }
};
