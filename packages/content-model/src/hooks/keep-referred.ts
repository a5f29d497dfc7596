import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { AdminText } from '../languages.ts';
import { adminLanguage } from '../records/label-text.ts';
import { type DescribedReferrers, describeReferrers } from '../references/describe-referrers.ts';
import { findReferrersLocked } from '../references/find-referrers.ts';

const CONFLICT = 409;

const WORDS: Record<keyof AdminText, { intro: string; more: (count: number) => string }> = {
  de: {
    intro: 'Dieser Eintrag wird noch verwendet und kann deshalb nicht gelöscht werden. Bitte nehmen Sie ihn zuerst hier heraus:',
    more: (count) => `und ${count} weitere`,
  },
  en: {
    intro: 'This entry is still in use and cannot be deleted. Please take it out of these first:',
    more: (count) => `and ${count} more`,
  },
};

function sentence({ shown, more }: DescribedReferrers, language: keyof AdminText): string {
  const words = WORDS[language];
  const lines = shown.map(({ kind, title, fields }) => {
    const name = [kind, language === 'de' ? `„${title}“` : `“${title}”`].filter(Boolean).join(' ');
    return `• ${name}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`;
  });
  return [words.intro, ...lines, ...(more > 0 ? [`• ${words.more(more)}`] : [])].join('\n');
}

/**
 * Refuses to delete what something still links to, with the list of it: 409, the list as `data.referrers` too.
 * Payload alone would empty those fields without a word. The record is locked first, so that a link that is being
 * saved at this moment is either seen or refused by the database.
 */
export const keepReferred: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const target = { collection: collection.slug, id: String(id) };
  const referrers = await findReferrersLocked(req, target.collection, target.id);
  if (referrers.length === 0) return;
  const described = await describeReferrers(referrers, target, req);
  throw new APIError(
    sentence(described, adminLanguage(req)),
    CONFLICT,
    { referrers: described.shown, more: described.more },
    true,
  );
};
