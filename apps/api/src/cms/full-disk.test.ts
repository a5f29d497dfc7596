import { execFileSync } from 'node:child_process';
import { mkdir, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog } from '@vitrine/server/log.ts';
import { expect, test } from 'vitest';
import { beginUpload } from '../testing/begin-upload.ts';
import { cmsServer } from '../testing/cms-server.ts';

const BYTES = 8 * 1024 * 1024;
/** The 500 MB that have to stay free, and some more. It takes no memory until something is written. */
const ROOMY = '600m';
const NARROW = '2m';

/** A disk in memory, whose size can be changed; whether there is one: only root may have it, and not in every container. */
function mount(folder: string, ...options: string[]): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('when the disk becomes full while an upload comes, its sender hears so, the log says why, and nothing of it is left', async ({
  skip,
}) => {
  const lines: string[] = [];
  const log = createLog('api', 'warn', { write: (line) => void lines.push(line) });
  const cms = await cmsServer({}, { log });
  const folder = join(cms.server.dataDir, 'uploads-on-their-way');
  await mkdir(folder, { recursive: true });
  if (!mount(folder, `size=${ROOMY}`)) {
    await cms.close();
    return skip('no disk can be mounted here');
  }
  const taken = async () => {
    const { blocks, bfree } = await statfs(folder);
    return blocks - bfree;
  };
  try {
    const { cookie } = await cms.staffSession();
    const begin = () => beginUpload(cms.origin, cookie, '/cms-api/videos', BYTES);
    const film = begin();
    await expect.poll(taken).toBeGreaterThan(0);
    mount(folder, 'remount', `size=${NARROW}`);
    const answer = await film.finish();
    expect(answer).toMatch(/^HTTP\/1.1 507 /);
    expect(answer).toContain('Der Speicherplatz ist voll: ');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'no room on the disk for an upload', err: { code: 'ENOSPC' } },
    ]);
    expect(await readdir(folder)).toEqual([]);
    await expect.poll(taken, { message: 'the disk has its bytes back' }).toBe(0);

    // What is too large for what is left is not begun, and says so as well.
    expect(await begin().finish()).toMatch(/^HTTP\/1.1 507 /);
    expect(lines).toHaveLength(2);
    expect(cms.begun).toEqual([]);

    mount(folder, 'remount', `size=${ROOMY}`);
    expect(await begin().finish()).toMatch(/^HTTP\/1.1 200 /);
    expect(cms.seen.at(-1)).toMatchObject({ url: '/cms-api/videos', bytes: BYTES });
    await expect.poll(taken).toBe(0);
  } finally {
    execFileSync('umount', [folder]);
    await cms.close();
  }
});
