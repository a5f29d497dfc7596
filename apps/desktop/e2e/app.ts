import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type DrivenWindow, openWindow } from './web-driver.ts';

/** The program that is driven, where a test names no other; the driver is Debian's package webkit2gtk-driver. */
const BINARY = process.env.VITRINE_DESKTOP ?? '';
/** Name of the folder of the app's own data. */
export const IDENTIFIER = 'example.vitrine.desktop';

export interface DrivenApp {
  window: DrivenWindow;
  /** Folder of the app's own data. */
  data: string;
  /** Starts the program once more beside this one; answers its exit code. */
  startAgain(args: readonly string[]): Promise<number | null>;
  /** Ids of the processes of the program itself, without those of its web views. */
  processes(): number[];
  /** Ends the app. */
  stop(): Promise<void>;
}

interface Start {
  /** The server that was chosen; null: the first start. */
  server: string | null;
  /** Of a start before, or of `temporaryHome`. */
  home: string;
  args?: readonly string[];
  /** The program, where it is not the one that is tested. */
  binary?: string;
  /** Beside the environment of the test. */
  env?: Record<string, string>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

async function untilAnswers(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver ended.');
}

/** Processes of the program whose home is `home`. */
function processesOf(home: string, binary: string): number[] {
  const read = (pid: string, name: string) => {
    try {
      return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0');
    } catch {
      // It ended meanwhile.
      return [];
    }
  };
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(pid, 'cmdline')[0] === binary && read(pid, 'environ').includes(`XDG_DATA_HOME=${home}/data`))
    .map(Number);
}

/** Starts the app with a home of its own. */
export async function startApp({ server, home, args = [], env = {}, binary = BINARY }: Start): Promise<DrivenApp> {
  const data = path.join(home, 'data', IDENTIFIER);
  fs.mkdirSync(data, { recursive: true });
  if (server) fs.writeFileSync(path.join(data, 'settings.json'), JSON.stringify({ server }));
  const port = await freePort();
  const environment = {
    ...process.env,
    TAURI_AUTOMATION: 'true',
    TAURI_WEBVIEW_AUTOMATION: 'true',
    XDG_DATA_HOME: path.join(home, 'data'),
    XDG_CONFIG_HOME: path.join(home, 'config'),
    XDG_CACHE_HOME: path.join(home, 'cache'),
    // The keychain of the machine belongs to its person.
    VITRINE_NO_KEYCHAIN: '1',
    // The sandbox and the graphics card of the web process are not there in a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    ...env,
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/status`, driver);
  const ended = new Promise((resolve) => driver.once('exit', resolve));
  const end = async () => {
    driver.kill();
    await ended;
  };
  const window = await openWindow(url, binary, args).catch(async (error) => {
    await end();
    throw error;
  });
  return {
    window,
    data,
    startAgain: (again) =>
      new Promise((resolve, reject) => {
        const { TAURI_AUTOMATION, TAURI_WEBVIEW_AUTOMATION, ...plain } = environment;
        const second = spawn(binary, again, { stdio: ['ignore', 'inherit', 'inherit'], env: plain });
        second.once('error', reject);
        second.once('exit', resolve);
      }),
    processes: () => processesOf(home, binary),
    async stop() {
      await window.close().catch(() => {});
      await end();
      // One that started itself anew is not the driver's any more.
      for (const pid of processesOf(home, binary)) process.kill(pid, 'SIGKILL');
    },
  };
}

/** A home that goes with the test. */
export function temporaryHome(): { home: string; remove(): void } {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-desktop-'));
  return { home, remove: () => fs.rmSync(home, { recursive: true, force: true, maxRetries: 10 }) };
}
