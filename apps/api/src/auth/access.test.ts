import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createAccessRegistry } from './access.ts';

const SECRET = 'a secret of this test, long enough';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a token takes one place in memory, however its header is written', async () => {
  const registry = createAccessRegistry({
    secrets: [SECRET],
    activeSessions: async (ids) => new Set(ids),
    onSweepError: () => undefined,
  });
  onTestFinished(() => registry.close());
  const token = await signAccessToken(SECRET, { sub: 'a', sid: 's', scope: 'user', lang: 'de' }, 60);
  for (let spaces = 1; spaces <= 50; spaces++) {
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEARER']) {
      const header = `${scheme}${' '.repeat(spaces)}${token}`;
      expect(await registry.verify(header)).toMatchObject({ accountId: 'a' });
      expect(registry.known(header)).toMatchObject({ accountId: 'a' });
    }
  }
  expect(registry.size()).toBe(1);

  const last = LETTERS.indexOf(token.at(-1) ?? '');
  const others = [1, 2, 3].map((bits) => `${token.slice(0, -1)}${LETTERS[last ^ bits]}`);
  for (const other of others) expect(await registry.verify(`Bearer ${other}`)).toBeNull();
  expect(registry.size()).toBe(1);
});
