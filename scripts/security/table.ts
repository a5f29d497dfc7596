import type { Entry, Proof } from './assessment.ts';

const BEGIN = '<!-- asvs:begin, written by `npm run docs:security` from docs/security/asvs.jsonl -->';
const END = '<!-- asvs:end -->';

const CHAPTERS = [
  'Encoding',
  'Input and rules of business',
  'Browser',
  'HTTP and API',
  'Files',
  'Log-in',
  'Sessions',
  'Rights',
  'Signed tokens',
  'OAuth and OIDC',
  'Cryptography',
  'Transport',
  'Configuration',
  'Data protection',
  'Code and architecture',
  'Logs and errors',
  'WebRTC',
];
const STATES = ['met', 'not applicable', 'open'] as const;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** docs/security.md lies in docs/. */
const link = (path: string) => `[${path}](../${path})`;

const proofText = (proof: Proof) => ('test' in proof ? `${link(proof.test)}: ${cell(proof.shows)}` : link(proof.file));

function reason(entry: Entry): string {
  if (entry.status === 'open') return cell(entry.missing);
  if (entry.status === 'not applicable') return cell(entry.why);
  return [...entry.by.map(proofText), ...(entry.note ? [cell(entry.note)] : [])].join('<br>');
}

const row = (entry: Entry) =>
  `| ${entry.id.slice(1)} | ${entry.level} | ${cell(entry.what)} | ${entry.status === 'open' ? '**open**' : entry.status} | ${reason(entry)} |`;

const chapterOf = ({ id }: Entry) => Number(id.slice(1).split('.', 1)[0]);
const count = (entries: readonly Entry[], status: Entry['status']) => entries.filter((entry) => entry.status === status).length;

function summary(entries: readonly Entry[]): string[] {
  const lines = CHAPTERS.map((name, index) => {
    const own = entries.filter((entry) => chapterOf(entry) === index + 1);
    return `| V${index + 1} ${name} | ${[...STATES.map((status) => count(own, status)), own.length].join(' | ')} |`;
  });
  const all = [...STATES.map((status) => count(entries, status)), entries.length].join(' | ');
  return ['| chapter | met | not applicable | open | all |', '| --- | --: | --: | --: | --: |', ...lines, `| **all** | ${all} |`];
}

function chapter(entries: readonly Entry[], index: number): string[] {
  return [
    '',
    `### V${index + 1} ${CHAPTERS[index]}`,
    '',
    '| item | level | what | status | by what, or why |',
    '| --- | --- | --- | --- | --- |',
    ...entries.filter((entry) => chapterOf(entry) === index + 1).map(row),
  ];
}

/** The page with the table of these entries between its marks. Throws when it does not have both. */
export function withTable(page: string, entries: readonly Entry[]): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('docs/security.md has lost the marks of its table');
  const table = [...summary(entries), ...CHAPTERS.flatMap((_, index) => chapter(entries, index))];
  return `${page.slice(0, begin + BEGIN.length)}\n\n${table.join('\n')}\n\n${page.slice(end)}`;
}
