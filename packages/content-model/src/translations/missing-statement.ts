import type { Payload } from 'payload';
import { joinedToRoot, type RecordTable, recordTables } from '../records/record-tables.ts';

/** A word: below that many letters a text of a table is a unit or a sign, the same in both languages ("kg/h", "mm"). */
export const WORD_LETTERS = 4;
const JSON_TEXT = `$.** ? (@.de like_regex "[A-Za-zÄÖÜäöüß]{${WORD_LETTERS}}" && !(exists(@.en) && @.en != ""))`;

/** Running text that says something; an empty one is a document too. */
const RICH_TEXT = '$.**.text ? (@ != "")';

const isText = (type: string) => type === 'varchar' || type === 'text';

/** Texts by language are in a table of their own beside the rows they belong to. */
function localizedTexts(table: RecordTable): string | null {
  const { raw } = table;
  if (!raw.columns._locale || !raw.columns._parentID) return null;
  const missing = Object.entries(raw.columns)
    .filter(([key, column]) => !key.startsWith('_') && key !== 'id' && (isText(column.type) || column.type === 'jsonb'))
    .map(([, { name, type }]) =>
      isText(type)
        ? `(coalesce(t."${name}", '') <> '' and coalesce(en."${name}", '') = '')`
        : `(jsonb_path_exists(t."${name}", '${RICH_TEXT}') and not coalesce(jsonb_path_exists(en."${name}", '${RICH_TEXT}'), false))`,
    );
  if (missing.length === 0) return null;
  const { from, rootId } = joinedToRoot(table);
  const english = `left join "${raw.name}" en on en._parent_id = t._parent_id and en._locale = 'en'`;
  return `select ${rootId} as id from ${from} ${english} where t._locale = 'de' and (${missing.join(' or ')})`;
}

/** Objects that hold both languages themselves, as the technical table does. */
function textsInJson(table: RecordTable): string[] {
  const { raw } = table;
  if (raw.columns._locale) return [];
  const { from, rootId } = joinedToRoot(table);
  return Object.values(raw.columns)
    .filter(({ type }) => type === 'jsonb')
    .map(({ name }) => `select ${rootId} as id from ${from} where jsonb_path_exists(t."${name}", '${JSON_TEXT}')`);
}

/**
 * SQL that selects the ids (`id`, text, each once) of records of a collection, or the one of a global, that have a
 * German text without an English one; null when it has no texts in two languages. It reads the records' own rows:
 * what is on the page, and drafts that have not been published yet.
 */
export function missingStatement(payload: Payload, slug: string): string | null {
  const parts = recordTables(payload)
    .filter(({ root }) => root.slug === slug && !root.isVersion)
    .flatMap((table) => [localizedTexts(table) ?? [], textsInJson(table)].flat());
  return parts.length === 0 ? null : parts.join(' union ');
}
