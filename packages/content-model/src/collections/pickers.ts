import type { CollectionConfig, Field, GlobalConfig, RelationshipField } from 'payload';

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

function withPictures(field: RelationshipField, pictured: ReadonlySet<string>): RelationshipField {
  const slugs: readonly string[] = [field.relationTo].flat();
  if (!slugs.some((slug) => pictured.has(slug))) return field;
  const admin = { appearance: 'drawer', ...(field.hasMany && { isSortable: true }), ...field.admin };
  return { ...field, admin } as RelationshipField;
}

/**
 * What is chosen from a collection that has pictures is chosen from its list, which shows them, instead of from a
 * menu of names; several are put in order by dragging.
 */
export function pickFromLists<E extends CollectionConfig | GlobalConfig>(
  entities: readonly E[],
  all: readonly CollectionConfig[],
): E[] {
  const pictured = new Set(all.filter(hasPicture).map(({ slug }) => slug));
  const change = (field: Field) => (field.type === 'relationship' ? withPictures(field, pictured) : field);
  return entities.map((entity) => ({ ...entity, fields: eachField(entity.fields, change) }));
}
