import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { xdotool } from './screen.ts';

/** By this key the window manager itself fills the screen with a window, and ends that. */
export const OWN_FULL_SCREEN = 'super+f';

const SETTINGS = `<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <keyboard><keybind key="W-f"><action name="ToggleFullscreen"/></keybind></keyboard>
</openbox_config>`;

/** Whether this machine has one. */
export const hasWindowManager = () => spawnSync('openbox', ['--version']).error === undefined;

/** A window manager on the screen of the tests, which has none: full screen is its to give. Answers how to end it. */
export async function startWindowManager(folder: string): Promise<() => void> {
  const file = path.join(folder, 'openbox.xml');
  writeFileSync(file, SETTINGS);
  const manager = spawn('openbox', ['--sm-disable', '--config-file', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const failed = new Promise<never>((_, reject) =>
    manager.once('error', reject).once('exit', () => reject(new Error('openbox has ended'))),
  );
  const isThere = async () => {
    while (manager.exitCode === null && xdotool('get_num_desktops') === '')
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await Promise.race([isThere(), failed]);
  return () => void manager.kill();
}
