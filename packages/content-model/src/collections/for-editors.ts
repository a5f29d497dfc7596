import type { CollectionConfig, Field, GlobalConfig, RelationshipField } from 'payload';
import { shownToEditors } from '../blocks/shown-to-editors.ts';
import { ROW_LABEL } from '../fields/row-label.ts';

const eachField = (fields: Field[], change: (field: Field) => Field): Field[] =>
  fields.map((field) => {
    const changed = change(field);
    if (changed.type === 'tabs') {
      return { ...changed, tabs: changed.tabs.map((tab) => ({ ...tab, fields: eachField(tab.fields, change) })) };
    }
    if (changed.type === 'blocks') {
      return { ...changed, blocks: changed.blocks.map((block) => ({ ...block, fields: eachField(block.fields, change) })) };
    }
    return 'fields' in changed ? ({ ...changed, fields: eachField(changed.fields, change) } as Field) : changed;
  });

const hasPicture = ({ upload, fields }: CollectionConfig): boolean => {
  let found = Boolean(upload);
  eachField(fields, (field) => {
    if (field.type === 'upload') found = true;
    return field;
  });
  return found;
};

function pickedFromList(field: RelationshipField, pictured: ReadonlySet<string>): RelationshipField {
  const slugs: readonly string[] = [field.relationTo].flat();
  if (!slugs.some((slug) => pictured.has(slug))) return field;
  const admin = { appearance: 'drawer', ...(field.hasMany && { isSortable: true }), ...field.admin };
  return { ...field, admin } as RelationshipField;
}

function changed(field: Field, pictured: ReadonlySet<string>): Field {
  switch (field.type) {
    case 'relationship':
      return pickedFromList(field, pictured);
    case 'array':
      return { ...field, admin: { ...field.admin, components: { RowLabel: ROW_LABEL, ...field.admin?.components } } };
    case 'blocks':
      return { ...field, blocks: field.blocks.map(shownToEditors) };
    default:
      return field;
  }
}

/**
 * What every form has: what is chosen from records with pictures is chosen from their list, which shows them, instead
 * of from a menu of names, and put in order by dragging; rows and blocks have a name where they are folded.
 */
export function forEditors<E extends CollectionConfig | GlobalConfig>(
  entities: readonly E[],
  all: readonly CollectionConfig[],
): E[] {
  const pictured = new Set(all.filter(hasPicture).map(({ slug }) => slug));
  return entities.map((entity) => ({ ...entity, fields: eachField(entity.fields, (field) => changed(field, pictured)) }));
}
