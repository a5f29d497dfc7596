// A running instance of its own: other ports, a temporary VITRINE_DATA. For journeys and benchmarks.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../postgres.mjs';
import { keepLogs } from './kept-logs.ts';
import { root } from './run.mjs';

export interface Instance {
  url: string;
  port: number;
  cmsPort: number;
  dataDir: string;
  pid: number;
  /** What `npm start` printed so far. */
  output(): string;
  /** Stops everything; `keep` leaves the data for another start. */
  stop(options?: { keep?: boolean }): Promise<void>;
}

/** Starts `scripts/start.mjs`; answers when it is ready. */
export async function startInstance({
  env = {},
  show = true,
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-instance-')),
}: {
  env?: Record<string, string>;
  show?: boolean;
  dataDir?: string;
} = {}): Promise<Instance> {
  const [port, cmsPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const clean = { ...process.env };
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'HOST', 'NODE_ENV', 'VITRINE_SECRET', 'VITRINE_SECRET_PREVIOUS'])
    delete clean[name];
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      ...clean,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      MAIL_CATCHER_PORT: String(mailPort),
      VITRINE_DATA: dataDir,
      VITRINE_INSTALLED: '1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const onText = (text: string) => {
      output += text;
      if (show) process.stdout.write(text);
      // The last of what a start prints: who reads output() has all of it.
      if (output.includes('Ctrl-C stops everything.')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', onText);
    child.stderr.setEncoding('utf8').on('data', onText);
    exited.then((code) => reject(new Error(`The instance ended with ${code}:\n${output}`)));
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The instance has no process.');
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    cmsPort,
    dataDir,
    pid,
    output: () => output,
    async stop({ keep = false } = {}) {
      child.kill('SIGTERM');
      await exited;
      keepLogs(dataDir);
      if (!keep) fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
