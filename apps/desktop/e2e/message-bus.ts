import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const OPTIONS = ['--session', '--nofork', '--nopidfile', '--nosyslog', '--print-address'];

/** A message bus for one app: by that of the session a second one would only show the window of the first. Answers how to end it. */
export async function startMessageBus(): Promise<{ address: string; end(): void }> {
  const bus = spawn('dbus-daemon', OPTIONS, { stdio: ['ignore', 'pipe', 'inherit'] });
  const failed = new Promise<never>((_, reject) =>
    bus.once('error', reject).once('exit', () => reject(new Error('dbus-daemon has ended'))),
  );
  const [address] = await Promise.race([once(createInterface(bus.stdout), 'line'), failed]);
  failed.catch(() => {});
  return { address: String(address), end: () => void bus.kill() };
}
