import { Agent, get } from 'node:http';

const EVERY_MS = 2;
const SECONDS = 4;

/** Milliseconds that half of all answers, and 99 of 100, keep. */
export interface Waits {
  median: number;
  p99: number;
}

/**
 * Asks for one URL 500 times a second for 4 s, whether or not answers are late: what people wait who are not waiting in one
 * line. Throws when one is refused.
 */
export async function steadyLoad(url: string, headers: Record<string, string>): Promise<Waits> {
  const agent = new Agent({ keepAlive: true });
  const one = () =>
    new Promise<number>((resolve, reject) => {
      const began = performance.now();
      get(url, { agent, headers }, (response) => {
        response
          .on('end', () => {
            if (response.statusCode === 200) resolve(performance.now() - began);
            else reject(new Error(`${url} answered ${response.statusCode}`));
          })
          .resume();
      }).on('error', reject);
    });
  const calls: Promise<number>[] = [];
  await new Promise<void>((resolve) => {
    const began = performance.now();
    const timer = setInterval(() => {
      // A timer that was late makes up for it.
      const due = (performance.now() - began) / EVERY_MS;
      while (calls.length < due) calls.push(one());
      if (due < (SECONDS * 1000) / EVERY_MS) return;
      clearInterval(timer);
      resolve();
    }, EVERY_MS);
  });
  const times = (await Promise.all(calls)).sort((a, b) => a - b);
  agent.destroy();
  const kept = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { median: kept(0.5), p99: kept(0.99) };
}
