import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

/**
 * Starts a process that goes on until `stop`, which answers what it says then: who measures meanwhile is not kept from its clock. Throws when
 * it ended otherwise.
 */
export function keepGoing<S extends z.ZodType>(program: URL, args: readonly string[], said: S) {
  const process = fork(fileURLToPath(program), args);
  const ended = once(process, 'exit');
  let answer: unknown;
  process.on('message', (message) => {
    answer = message;
  });
  return {
    async stop(): Promise<z.output<S>> {
      if (process.connected) process.send('stop');
      const [code] = await ended;
      if (code !== 0) throw new Error(`${program.pathname} ended with ${code}`);
      return said.parse(answer);
    },
  };
}
