import { CMS_HEALTH_PATH } from '@vitrine/server/cms-health.ts';
import { CMS_TOKEN_HEADER } from '@vitrine/server/cms-token.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import { cmsOrigin } from '@vitrine/server/service-origins.ts';
import type { PartState } from './part.ts';

/** Whether the CMS process answers, and not only takes a connection. */
export async function cmsState(environment: Environment, milliseconds: number): Promise<PartState> {
  const { cmsToken } = environment;
  const headers: Record<string, string> = cmsToken === null ? {} : { [CMS_TOKEN_HEADER]: cmsToken };
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const { ok, status } = await fetch(`${cmsOrigin(environment)}${CMS_HEALTH_PATH}`, { headers, signal });
    return { ok, state: ok ? 'answers' : `answers ${status}` };
  } catch {
    return { ok: false, state: signal.aborted ? `no answer within ${milliseconds} ms` : 'not reachable' };
  }
}
