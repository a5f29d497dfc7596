import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

export interface System {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
}

function candidates({ platform, env }: System): string[] {
  if (platform === 'darwin') {
    return ['/Applications', join(env.HOME ?? '/', 'Applications')].flatMap((folder) => MAC.map((app) => join(folder, app)));
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    return roots.flatMap((root) => WINDOWS.map((path) => join(root, path)));
  }
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin', '/opt/google/chrome'];
  // Ubuntu's snap package keeps programs from reading files outside of the home folder; it comes last.
  return [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of an installed Chromium, Chrome or Edge, or null. */
export function findInstalled(system: System = { platform: process.platform, env: process.env }): string | null {
  return candidates(system).find(isExecutable) ?? null;
}
