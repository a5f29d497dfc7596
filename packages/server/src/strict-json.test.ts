import { expect, test } from 'vitest';
import { hasDuplicateKey, parseStrictJson } from './strict-json.ts';

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', false],
  ['{"a":"\\"b\\":1,\\"b\\"","b":"{"}', false],
  ['[{"a":1},{"a":1}]', false],
  ['{"a":{"b":1,"b":2}}', true],
  ['[[{"a":1,"\\u0061":2}]]', true],
  ['{"":1,"":2}', true],
  ['{"a\\\\":1,"a":2}', false],
  ['"a"', false],
  ['{}', false],
])('%s has a key twice: %s', (json, expected) => expect(hasDuplicateKey(json)).toBe(expected));

test('what is plain is read as it is', () => {
  for (const json of ['{"a":[1,{"constructor":"x","b":null}]}', '"__proto__"', '0', 'null'])
    expect(parseStrictJson(json)).toEqual(JSON.parse(json));
});

test.each([
  '{"a":1,"a":1}',
  '{"__proto__":{"isAdmin":true}}',
  '[{"\\u005f_proto__":1}]',
  '{"a":{"constructor":{"prototype":{"isAdmin":true}}}}',
  '{',
  '',
])('%s is refused', (json) => expect(() => parseStrictJson(json)).toThrow(SyntaxError));
