import { appVersion, compareVersions } from '@vitrine/contract/app-versions.ts';
import { HEADER_APP_PLATFORM, HEADER_APP_VERSION, HEADER_SPECIFIED_APP_VERSION } from '@vitrine/contract/headers.ts';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { isFromDesktop } from '../http/desktop-origins.ts';
import { Problem } from '../http/problem.ts';

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Hook `onRequest`: answers 404 to a desktop app that is older than MIN_APP_VERSION, which then says "old version" (shell.md 7). A
 * browser has the newest app whenever it loads, so it is never refused; nor is a version that cannot be read.
 */
export const supportedVersion =
  ({ environment }: Pick<ApiContext, 'environment'>) =>
  async (request: FastifyRequest) => {
    const least = environment.minAppVersion;
    const isDesktop = headerOf(request, HEADER_APP_PLATFORM) === 'desktop' || isFromDesktop(request);
    if (least === null || !isDesktop) return;
    const version = appVersion.safeParse(
      headerOf(request, HEADER_SPECIFIED_APP_VERSION) ?? headerOf(request, HEADER_APP_VERSION),
    );
    if (version.success && compareVersions(version.data, least) < 0) throw new Problem('appTooOld');
  };
