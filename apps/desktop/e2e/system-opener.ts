import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In place of the program that the system opens addresses and files with: it notes what it was asked for. */
export function systemOpener(home: string): { env: { PATH: string }; asked(): string[] } {
  const [programs, noted] = [path.join(home, 'programs'), path.join(home, 'opened.txt')];
  mkdirSync(programs);
  const program = path.join(programs, 'xdg-open');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >>'${noted}'\n`);
  chmodSync(program, 0o755);
  return {
    env: { PATH: `${programs}:${process.env.PATH}` },
    asked: () => (existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n') : []),
  };
}
