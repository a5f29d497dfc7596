import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/**
 * JSON lines on standard output or `to`. Never log a person's data. As a second line of defence fields called `email`, `password`
 * or `token` are cut out, at the top and one level below, and so are authorization headers; a name or an e-mail address
 * within another text is not.
 */
export function createLog(name: string, level: string, to?: DestinationStream): Log {
  const options: LoggerOptions = {
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
  };
  return to ? pino(options, to) : pino(options);
}
