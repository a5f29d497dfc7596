import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);
const CONNECTIONS = 16;
const SECONDS = 4;

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
}

const has = (command: string) =>
  run(command, ['--version']).then(
    () => true,
    (error) => error?.code !== 'ENOENT',
  );

/** wrk prints latencies like `1.23ms`, `640.00us`, `1.02s`. */
function milliseconds(text: string): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  if (!value || !unit) throw new Error(`no latency: ${text}`);
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
}

/** Loads one URL with 16 connections for 4 s: wrk where it is installed, else autocannon. Any answer but 2xx is an error. */
export async function load(url: string, headers: Record<string, string>): Promise<Load> {
  if (await has('wrk')) {
    const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency'];
    for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
    const { stdout } = await run('wrk', [...args, url]);
    if (stdout.includes('Non-2xx')) throw new Error(`${url} answered errors under load:\n${stdout}`);
    const requests = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
    // On a line of its own: "95.99%" is part of the statistics above.
    const p99 = /^\s*99%\s+(\S+)/m.exec(stdout)?.[1];
    if (!requests || !p99) throw new Error(`wrk said:\n${stdout}`);
    return { requestsPerSecond: Number(requests), p99: milliseconds(p99) };
  }
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} errors under load`);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}
