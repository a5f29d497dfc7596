/**
 * Logs strangers in with wrong passwords, as log-ins.ts asks: so many a minute, each from a network of its own, or so many at once, each of
 * whom stays in their network, tries again as soon as they are answered and waits when they are told to. A message ends it, and it
 * answers how many were asked and refused.
 */
const [url = '', how = '', number = ''] = process.argv.slice(2);

/** A network nobody else in the run has. */
const addressOf = (count: number) => `198.${18 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`;

let asked = 0;
let refused = 0;
const first = Math.floor(Math.random() * 60_000);

/** Answers how many milliseconds the stranger has to wait. */
async function tryOne(address: string): Promise<number> {
  asked++;
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
    body: new URLSearchParams({
      'credentials[username]': `stranger${first + asked}@kunde.example`,
      'credentials[password]': 'guessed',
    }),
  });
  await response.arrayBuffer();
  if (response.status === 401) return 0;
  const isLimit = how === 'at-once' && response.status === 429;
  if (response.status !== 503 && !isLimit) throw new Error(`a wrong password answered ${response.status}`);
  refused++;
  return Number(response.headers.get('retry-after')) * 1000;
}

let isOver = false;
const over = Promise.withResolvers<void>();

async function keepTrying(address: string): Promise<void> {
  while (!isOver) {
    const wait = await tryOne(address);
    if (wait > 0) await Promise.race([new Promise((resolve) => setTimeout(resolve, wait)), over.promise]);
  }
}

const everyMs = 60_000 / Number(number);
const timer = how === 'a-minute' ? setInterval(() => void tryOne(addressOf(first + asked)), everyMs) : undefined;
const loops = how === 'at-once' ? Array.from({ length: Number(number) }, (_, i) => keepTrying(addressOf(first + i))) : [];
process.once('message', async () => {
  isOver = true;
  over.resolve();
  clearInterval(timer);
  await Promise.all(loops);
  process.send?.({ asked, refused }, () => process.exit(0));
});
