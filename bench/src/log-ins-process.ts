/** Logs people in, as log-ins.ts asks; a message ends it, and it answers log-ins a second. */
const [url = '', password = '', ...people] = process.argv.slice(2);

/** An address nobody else in the run has: the API takes only so many log-ins from one. */
const addressOf = (count: number) => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;

let isOver = false;
let count = 0;
const began = performance.now();
const first = Date.now();

async function keepOneIn(email: string): Promise<void> {
  while (!isOver) {
    count++;
    const response = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': addressOf(first + count) },
      body: new URLSearchParams({ 'credentials[username]': email, 'credentials[password]': password }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`log-in answered ${response.status}`);
  }
}

process.once('message', () => {
  isOver = true;
});
await Promise.all(people.map(keepOneIn));
process.send?.(count / ((performance.now() - began) / 1000));
process.disconnect();
