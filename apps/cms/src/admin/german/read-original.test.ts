import { expect, test } from 'vitest';
import { textAt } from './read-original.ts';

test('the text of a field is found by the path that it has in the form', () => {
  const record = { title: 'Kutter', rows: [{ label: 'Antrieb' }, { label: '  ' }], image: 'id' };
  expect(textAt(record, 'title')).toBe('Kutter');
  expect(textAt(record, 'rows.0.label')).toBe('Antrieb');
  expect(textAt(record, 'rows.1.label')).toBeNull();
  expect(textAt(record, 'rows.2.label')).toBeNull();
  expect(textAt(null, 'title')).toBeNull();
});
