import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/**
 * Logs all people in at once, again and again, until it is stopped; `stop` answers log-ins a second. In a process of its own:
 * who measures meanwhile is not kept from its clock. Throws when a log-in is refused.
 */
export function keepLoggingIn(url: string, people: readonly string[], password: string) {
  const process = fork(fileURLToPath(new URL('./log-ins-process.ts', import.meta.url)), [url, password, ...people]);
  const ended = once(process, 'exit');
  let rate = 0;
  process.on('message', (message) => {
    rate = z.number().parse(message);
  });
  return {
    async stop(): Promise<number> {
      if (process.connected) process.send('stop');
      const [code] = await ended;
      if (code !== 0) throw new Error(`the process that logs in ended with ${code}`);
      return rate;
    },
  };
}
