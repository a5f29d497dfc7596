import { ROLES } from '@vitrine/content-model/access/has-role.ts';
import { expect, test } from 'vitest';
import { detailWords } from './detail-words.ts';

test('details of the audit log are words in both languages', () => {
  expect(detailWords({ fields: 'company phone' }, 'de')).toBe('Firma, Telefon');
  expect(detailWords({ fields: 'company phone' }, 'en')).toBe('company, phone');
  expect(detailWords({ factor: 'recovery' }, 'de')).toBe('mit Wiederherstellungscode');
  expect(detailWords({ count: 3 }, 'de')).toBe('3 beendet');
  expect(detailWords({ state: 'active' }, 'en')).toBe('active');
});

test('every role has words', () => {
  expect(detailWords({ roles: ROLES.join(' ') }, 'de')).toBe('Administration, Redaktion, Freigabe');
});

test('what binds a decision to its undoing is left out, what is new is said by its name', () => {
  expect(detailWords({ decision: '0b1c', reason: 'x' }, 'de')).toBe('reason: x');
});
