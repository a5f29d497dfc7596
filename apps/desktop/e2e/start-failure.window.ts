import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { temporaryHome } from './app.ts';
import { windowsNamed, xdotool } from './screen.ts';

const home = temporaryHome();
afterAll(() => home.remove());

test('an app that cannot keep its data says so by a dialog, and ends when that is closed', async () => {
  // No folder can be made below a file, also not by an administrator.
  const data = path.join(home.home, 'data');
  writeFileSync(data, '');
  const app = spawn(process.env.VITRINE_DESKTOP ?? '', { env: { ...process.env, XDG_DATA_HOME: data }, stdio: 'inherit' });
  onTestFinished(() => void app.kill('SIGKILL'));
  const ended = new Promise((resolve, reject) => app.once('exit', resolve).once('error', reject));
  const dialogs = () => windowsNamed('^Vitrine$');
  await expect.poll(dialogs).toHaveLength(1);
  xdotool('mousemove', '--window', dialogs()[0] ?? '', '20', '20', 'key', 'Return');
  expect(await ended).toBe(1);
});
