/**
 * Asks for paths with each cookie, so many times at once, as often as it is answered. A message ends it, and it answers how many calls were
 * answered with what was asked for, and how many with a refusal in time.
 */
const [url = '', atOnce = '', cookies = '', ...paths] = process.argv.slice(2);

let isOver = false;
const answers = { answered: 0, refused: 0 };

async function keepAsking(cookie: string, path: string): Promise<void> {
  while (!isOver) {
    const answer = await fetch(url + path, { headers: { cookie, origin: url } });
    await answer.arrayBuffer();
    answers[answer.ok ? 'answered' : 'refused']++;
  }
}

const loops = cookies
  .split('\n')
  .flatMap((cookie) => Array.from({ length: Number(atOnce) }, (_, i) => keepAsking(cookie, paths[i % paths.length] ?? '')));
process.once('message', async () => {
  isOver = true;
  await Promise.all(loops);
  process.send?.(answers, () => process.exit(0));
});
