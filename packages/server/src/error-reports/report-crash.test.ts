import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { reportCrashes } from './report-crash.ts';

test('a warning of Node is one line of the log, without its words', () => {
  const before = process.listeners('warning');
  const lines: string[] = [];
  const reporter = { report: () => {}, take: () => {}, settled: () => Promise.resolve() };
  reportCrashes(reporter, createLog('api', 'info', { write: (line) => void lines.push(line) }));
  const [crashes] = process.listeners('uncaughtException').slice(-1);
  process.emit('warning', new Error('kunde@metzgerei.example\n{"level":30,"msg":"forged"}'));
  if (crashes) process.off('uncaughtException', crashes);
  process.removeAllListeners('warning');
  for (const listener of before) process.on('warning', listener);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, name: 'api', msg: 'an error of Node' });
  expect(lines.join('')).not.toMatch(/kunde|forged/);
});
