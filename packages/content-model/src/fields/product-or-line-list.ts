import type { PolymorphicRelationshipField } from 'payload';

/** Machines and product lines in one order, as the slider of the page shows them. */
export const productOrLineListField: PolymorphicRelationshipField = {
  name: 'productOrProductLineList',
  type: 'relationship',
  relationTo: ['products', 'product-lines'],
  hasMany: true,
  maxRows: 24,
  label: { de: 'Maschinen und Produktlinien', en: 'Machines and product lines' },
  admin: {
    appearance: 'drawer',
    isSortable: true,
    description: { de: 'In der Reihenfolge der Seite.', en: 'In the order of the page.' },
  },
};
