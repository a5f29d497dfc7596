import { expect, it } from 'vitest';
import { navigationItem } from './navigation.ts';
import { DocumentMismatchError, parseMany } from './resource.ts';

const wire = (id: string, parent: string | null) => ({
  type: 'navigation-item',
  id,
  attributes: {
    name: id,
    kind: null,
    pdfName: null,
    pdfKind: null,
    link: `/${id}`,
    linkType: 'entry',
    level: parent ? '2' : '1',
    itemHidden: false,
    pdfDocument: null,
  },
  relationships: {
    parent: { data: parent ? { type: 'navigation-item', id: parent } : null },
    subList: { data: parent ? [] : [{ type: 'navigation-item', id: 'b' }] },
    image: { data: null },
  },
});

it('an item is whole although another item refers to it with fewer fields', () => {
  const [a, b] = parseMany(navigationItem, { data: [wire('a', null), wire('b', 'a')] });
  expect(a?.subList).toEqual([{ type: 'navigation-item', id: 'b', name: 'b', level: '2' }]);
  expect(b).toMatchObject({ link: '/b', parent: { id: 'a', name: 'a' } });
});

it('an error names the resource and the field that break their schema', () => {
  const broken = {
    ...wire('a', null),
    relationships: { ...wire('a', null).relationships, parent: { data: { type: 'x', id: '1' } } },
  };
  expect(() => parseMany(navigationItem, { data: [broken] })).toThrow(DocumentMismatchError);
  expect(() => parseMany(navigationItem, { data: [broken] })).toThrow('navigation-item/a.');
});
