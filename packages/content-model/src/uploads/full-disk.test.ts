import { execFileSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';

/** A small disk in a folder; whether there is one: only root may have it, and not in every container. */
function mountSmall(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('an upload for which the disk has no room is 507 with the sentence, and leaves nothing', async ({ skip }) => {
  const content = await openTestContent();
  const media = join(content.environment.dataDir, 'media');
  await mkdir(media, { recursive: true });
  if (!mountSmall(media)) {
    await content.close();
    return skip('no disk can be mounted here');
  }
  try {
    const client = restClient(content);
    await content.staff('editor');
    const { cookie } = await client.logIn('editor@vitrine.example');
    const noise = {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const;
    const bytes = await sharp({ create: noise }).png({ compressionLevel: 0 }).toBuffer();
    const body = new FormData();
    body.append('_payload', '{}');
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'noise.png');
    const origin = content.environment.publicUrl;
    const answer = await client.call('/rendering-frames', { method: 'POST', body, cookie: cookie.split(';')[0] ?? '', origin });
    const { totalDocs } = await content.payload.count({ collection: 'rendering-frames' });
    const files = (await readdir(media, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect([answer.status, totalDocs, files]).toEqual([507, 0, []]);
    expect((await answer.json()).errors[0].message).toMatch(/^Der Speicherplatz ist voll: /);
  } finally {
    execFileSync('umount', [media]);
    await content.close();
  }
});
