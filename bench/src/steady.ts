import { Agent, get } from 'node:http';

const EVERY_MS = 2;
const SECONDS = 4;

/**
 * Asks for one URL 500 times a second for 4 s, whether or not answers are late, and answers the latency in milliseconds that
 * 99 of 100 keep: what people wait who are not waiting in one line. Throws when one is refused.
 */
export async function steadyLoad(url: string, headers: Record<string, string>): Promise<number> {
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
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
