const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** Whether an object in a valid JSON text has one key twice, however it is written: readers differ in which of the two counts. */
export function hasDuplicateKey(json: string): boolean {
  const objects: (Set<unknown> | null)[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(null);
    else if (token === '}' || token === ']') objects.pop();
    else if (token !== ':') text = token;
    else {
      const keys = objects.at(-1);
      const key: unknown = JSON.parse(text);
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}

/** As Fastify's parser has it: such a key would change the prototype of whatever the object is copied to. */
const isPrototype = (key: string, value: unknown) =>
  key === '__proto__' ||
  (key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype'));

/** What a JSON text holds. Throws SyntaxError also for keys that come twice (RFC 8259 4) and for those that change a prototype. */
export function parseStrictJson(json: string): unknown {
  const parsed: unknown = JSON.parse(json, (key, value: unknown) => {
    if (isPrototype(key, value)) throw new SyntaxError('a key would change a prototype');
    return value;
  });
  if (hasDuplicateKey(json)) throw new SyntaxError('a key comes twice');
  return parsed;
}
