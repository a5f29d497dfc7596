import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, finding, REVIEW } from './baseline.ts';

async function findings(): Promise<Finding[]> {
  const files = await readdir(REVIEW, { recursive: true }).catch(() => []);
  const found = files.filter((file) => file.endsWith('.json'));
  const parsed = await Promise.all(
    found.map(async (file) => finding.parse(JSON.parse(await readFile(join(REVIEW, file), 'utf8')))),
  );
  return parsed.sort((a, b) => Number(b.isNew) - Number(a.isNew) || b.pixels - a.pixels);
}

const figure = (name: string, which: string) =>
  `<figure><figcaption>${which}</figcaption><a href="${name}.${which}.webp"><img src="${name}.${which}.webp" alt="" loading="lazy"></a></figure>`;

const section = ({ name, pixels, isNew }: Finding) =>
  `<section><h2>${name}</h2><p>${isNew ? 'has no baseline' : `${pixels} pixels differ`}</p><div>${(isNew
    ? ['after']
    : ['before', 'after', 'difference']
  )
    .map((which) => figure(name, which))
    .join('')}</div></section>`;

/** One page of everything that differs, the largest difference first. */
function reviewPage(all: readonly Finding[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${all.length} pictures differ</title>
<style>body{font:16px/1.4 sans-serif;margin:2rem}section{border-top:1px solid #999;margin-top:2rem}
div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}figure{margin:0}
img{max-width:100%;border:1px solid #ccc}</style>
<h1>${all.length} pictures differ</h1><p>What is right becomes the baseline: <code>npm run test:look -- --update</code></p>
${all.map(section).join('\n')}</html>\n`;
}

export default async function writeReview(): Promise<void> {
  const all = await findings();
  await mkdir(REVIEW, { recursive: true });
  await writeFile(join(REVIEW, 'index.html'), reviewPage(all));
  if (all.length > 0) console.log(`${all.length} pictures differ: test-results/look-review/index.html`);
}
