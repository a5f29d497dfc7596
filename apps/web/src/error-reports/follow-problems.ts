import { PROBLEM_EVENT, report } from '../shell/report.ts';

/** Reports what nothing caught, and sends all reports. What sends them is loaded with the first one. */
export function followProblems(): void {
  addEventListener('error', ({ error }) => report({ what: 'error', error }));
  addEventListener('unhandledrejection', ({ reason }) => report({ what: 'rejection', error: reason }));
  addEventListener(PROBLEM_EVENT, ({ detail }) => {
    import('./send-report.ts').then(({ sendReport }) => sendReport(detail)).catch(() => null);
  });
}
