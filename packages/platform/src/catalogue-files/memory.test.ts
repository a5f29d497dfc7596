import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { memoryCatalogueFiles } from './memory.ts';
import { TransferError } from './types.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const store = (answer: () => Response) => {
  let calls = 0;
  const files = memoryCatalogueFiles(async () => {
    calls += 1;
    return answer();
  });
  return { files, calls: () => calls };
};
const request = (text: string) => ({
  url: 'https://server.example/assets/a/b',
  headers: {},
  folder: 'images' as const,
  expected: { sha256: hashOf(text), size: text.length },
});

test('a file is asked for once, and is sound until its bytes change', async () => {
  const { files, calls } = store(() => new Response('picture'));
  const file = await files.transfer(request('picture'));
  expect(await files.transfer(request('picture'))).toEqual(file);
  expect([calls(), await files.list()]).toEqual([1, [{ folder: 'images', sha256: hashOf('picture'), size: 7 }]]);
  expect(await files.isSound(file)).toBe(true);
  files.contents.set(`images/${file.sha256}`, new TextEncoder().encode('Picture'));
  expect(await files.isSound(file)).toBe(false);
  await files.remove([file]);
  expect(await files.list()).toEqual([]);
});

test('what fails says why, and keeps nothing', async () => {
  const failing: [() => Response, object][] = [
    [() => new Response('other'), { kind: 'wrong-content' }],
    [() => new Response(null, { status: 503 }), { kind: 'status', status: 503 }],
    [
      () => {
        throw new TypeError('Failed to fetch');
      },
      { kind: 'network-down' },
    ],
  ];
  for (const [answer, problem] of failing) {
    const { files } = store(answer);
    const error = await files.transfer(request('picture')).catch((failure: unknown) => failure);
    expect(error instanceof TransferError && error.problem).toEqual(problem);
    expect(await files.list()).toEqual([]);
  }
});
