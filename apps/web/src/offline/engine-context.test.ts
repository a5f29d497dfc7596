// @vitest-environment happy-dom
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeProblem } from '../error-reports/describe-problem.ts';
import { PROBLEM_EVENT, type Problem } from '../shell/report.ts';
import { testDesktop } from '../testing/test-desktop.ts';
import { engineContext } from './engine-context.ts';

test('what the engine says is logged; a failed download leaves the window with its code, anything else does not', () => {
  const { desktop } = testDesktop(memoryOrigin(new Map(), new Map()));
  const reported: Problem[] = [];
  const listen = ({ detail }: CustomEvent<Problem>) => reported.push(detail);
  window.addEventListener(PROBLEM_EVENT, listen);
  onTestFinished(() => window.removeEventListener(PROBLEM_EVENT, listen));
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const { report } = engineContext(desktop, null, () => undefined);
  report({ what: 'offline load failed', detail: 'videoFailed: Request Failed: 500', code: 'videoFailed' });
  report({ what: 'offline file not found', detail: '/assets/a.mp4', code: 'http-404' });
  report({ what: 'offline start ignored', detail: 'loading' });
  const sent = reported.map((problem) => describeProblem(problem, { source: 'desktop', place: '/', version: '1' }));
  expect(sent).toMatchObject([{ kind: 'download', code: 'videoFailed' }, { kind: 'download', code: 'http-404' }, null]);
  expect(log.mock.calls).toEqual([
    ['offline load failed', 'videoFailed: Request Failed: 500'],
    ['offline file not found', '/assets/a.mp4'],
    ['offline start ignored', 'loading'],
  ]);
});
