import { ERROR_REPORTS_PATH, type ErrorReportRequest } from '@vitrine/contract/error-reports.ts';
import { callHeaders } from '../api/call-headers.ts';
import { activeLanguage } from '../api/client.ts';
import { isDesktopApp, platform } from '../platform.ts';
import { printMode } from '../print-mode.ts';
import { router } from '../router.ts';

import type { Problem } from '../shell/report.ts';
import { describeProblem } from './describe-problem.ts';

/** Reports of one window; more say nothing new. */
const REPORTS_MAX = 10;

/** Each error of this window once. */
const told = new Set<string>();

/** Sent without the session, so that a report cannot be traced to a person. */
async function send(body: string): Promise<void> {
  const headers = { ...callHeaders(activeLanguage(), null), 'Content-Type': 'application/json' };
  await platform.origin.callApi(ERROR_REPORTS_PATH, { method: 'POST', headers, body, credentials: 'omit', keepalive: true });
}

function sendWhenOnline(report: ErrorReportRequest): void {
  const body = JSON.stringify(report);
  if (platform.online.isOnline()) return void send(body).catch(() => null);
  const stop = platform.online.onBack(() => {
    stop();
    void send(body).catch(() => null);
  });
}

/** Sends a problem to our own API: the first of its kind in this window, ten in all. A print run reports by its job. */
export function sendReport(problem: Problem): void {
  if (printMode || told.size >= REPORTS_MAX) return;
  const report = describeProblem(problem, {
    source: isDesktopApp() ? 'desktop' : 'web',
    place: router.state.matches.at(-1)?.fullPath ?? null,
    version: import.meta.env.APP_VERSION,
  });
  if (!report) return;
  const { kind, name, code, frames, record } = report;
  const key = JSON.stringify([kind, name, code, frames[0], record]);
  if (told.has(key)) return;
  told.add(key);
  sendWhenOnline(report);
}
