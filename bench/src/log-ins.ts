/** An address nobody else in the run has: the API takes only so many log-ins from one. */
const addressOf = (count: number) => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;

/** Logs all people in at once, again and again, until it is stopped; `stop` answers log-ins a second. Throws when one is refused. */
export function keepLoggingIn(url: string, people: readonly string[], password: string) {
  let isOver = false;
  let count = 0;
  const began = performance.now();

  async function one(email: string): Promise<void> {
    while (!isOver) {
      count++;
      const response = await fetch(`${url}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': addressOf(began + count) },
        body: new URLSearchParams({ 'credentials[username]': email, 'credentials[password]': password }),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`log-in answered ${response.status}`);
    }
  }

  const all = Promise.all(people.map(one));
  // Told by `stop`, which comes seconds later.
  all.catch(() => {});
  return {
    async stop(): Promise<number> {
      isOver = true;
      await all;
      return count / ((performance.now() - began) / 1000);
    },
  };
}
