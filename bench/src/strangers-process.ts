/** Logs strangers in with wrong passwords at a steady pace, as strangers.ts asks; a message ends it, and it answers how many were asked and refused. */
const [url = '', perMinute = ''] = process.argv.slice(2);
const everyMs = 60_000 / Number(perMinute);

/** A network nobody else in the run has. */
const addressOf = (count: number) => `198.${18 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`;

let asked = 0;
let refused = 0;
const first = Math.floor(Math.random() * 60_000);
async function tryOne(): Promise<void> {
  asked++;
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': addressOf(first + asked) },
    body: new URLSearchParams({
      'credentials[username]': `stranger${first + asked}@kunde.example`,
      'credentials[password]': 'guessed',
    }),
  });
  await response.arrayBuffer();
  if (response.status === 503) refused++;
  else if (response.status !== 401) throw new Error(`a wrong password answered ${response.status}`);
}

const timer = setInterval(() => void tryOne(), everyMs);
process.once('message', () => {
  clearInterval(timer);
  process.send?.({ asked, refused });
  process.disconnect();
});
