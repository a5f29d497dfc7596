import { expect, test } from 'vitest';
import { isMisspelt } from './misspelt.ts';

test.each([
  ['kuter', 'kutt'],
  ['wofl', 'wolf'],
  ['owlf', 'wolf'],
  ['nischer', 'misch'],
])('%s is %s with a typing error', (typed, known) => expect(isMisspelt(typed, known, 'de')).toBe(true));

test.each([
  ['fisch', 'misch'],
  ['unger', 'jung'],
  // Any word could be made of so little by its ending.
  ['poltern', 'pol'],
  ['doner', 'do'],
])('%s is another word than %s', (typed, known) => expect(isMisspelt(typed, known, 'de')).toBe(false));
