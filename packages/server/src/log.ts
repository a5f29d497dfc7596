import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. Never log a person's data: names, addresses and tokens are cut out as a second line of defence. */
export function createLog(name: string, level: string): Log {
  return pino({
    name,
    level,
    base: { name, pid: process.pid },
    redact: {
      paths: [
        'email',
        '*.email',
        'password',
        '*.password',
        'token',
        '*.token',
        'headers.authorization',
        '*.headers.authorization',
        'req.headers',
      ],
      remove: true,
    },
  });
}
