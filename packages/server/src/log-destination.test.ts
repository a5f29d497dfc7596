import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createLogDestination } from './log-destination.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A file that takes only `room` bytes until it is given more. */
function disk() {
  let text = '';
  const state = { room: Number.POSITIVE_INFINITY, full: 'ENOSPC' };
  const write = (bytes: Uint8Array) => {
    if (state.room <= 0) throw failure(state.full);
    const taken = Math.min(bytes.length, state.room);
    state.room -= taken;
    text += Buffer.from(bytes.subarray(0, taken)).toString();
    return taken;
  };
  return { state, write, text: () => text, lines: () => text.split('\n').filter(Boolean) };
}

test('on a full disk lines are dropped, and the next one that can be written says how many', () => {
  const { state, write, lines } = disk();
  const log = createLog('test', 'info', createLogDestination(write));
  log.info('first');
  state.room = 10;
  log.info('torn');
  log.info('lost');
  log.info('lost too');
  state.room = Number.POSITIVE_INFINITY;
  log.info('last');
  const [first = '', torn = '', dropped = '', last = ''] = lines();
  expect(JSON.parse(first).msg).toBe('first');
  expect(torn).toHaveLength(10);
  expect(JSON.parse(dropped)).toMatchObject({ level: 40, lines: 3, msg: 'lines dropped' });
  expect(JSON.parse(last).msg).toBe('last');
  expect(lines()).toHaveLength(4);
});

test('a slow reader gets every line later, and keeps the writer waiting at no time', async () => {
  const { state, write, lines } = disk();
  const destination = createLogDestination(write);
  Object.assign(state, { room: 3, full: 'EAGAIN' });
  for (let line = 0; line < 5; line++) destination.write(`line ${line}\n`);
  expect(lines()).toEqual(['lin']);
  state.room = Number.POSITIVE_INFINITY;
  await expect.poll(lines).toEqual(['line 0', 'line 1', 'line 2', 'line 3', 'line 4']);
});

test('a reader that never reads costs a bounded amount of memory', () => {
  const { state, write, lines } = disk();
  const destination = createLogDestination(write);
  Object.assign(state, { room: 0, full: 'EAGAIN' });
  for (let line = 0; line < 3000; line++) destination.write(`${'x'.repeat(1023)}\n`);
  Object.assign(state, { room: Number.POSITIVE_INFINITY });
  destination.write('last\n');
  destination.write('last\n');
  expect(lines().length).toBeLessThan(1100);
});

test.runIf(process.platform === 'linux')('a process whose output goes to a full disk goes on, log or library', async () => {
  const module = JSON.stringify(new URL('./log.ts', import.meta.url).href);
  const program = `
    const { createLog } = await import(${module});
    const log = createLog('test', 'info');
    for (let line = 0; line < 1000; line++) log.info('a line');
    console.log('a line of a library');
    await new Promise((done) => setTimeout(done, 20));
    process.stderr.write('went on');`;
  const shell = ['-c', 'exec "$0" --input-type=module -e "$1" > /dev/full', process.execPath, program];
  expect((await promisify(execFile)('/bin/sh', shell)).stderr).toBe('went on');
});
