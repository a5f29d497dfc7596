import { join } from 'node:path';
import {
  ERROR_REPORTS_PATH,
  type ErrorReport,
  errorNameOf,
  errorReportRequest,
  isClientErrorCode,
} from '@vitrine/contract/error-reports.ts';
import { APP_ROUTES } from '@vitrine/contract/routes.ts';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import { BODY_PROBLEMS, callHeaders, problems } from '../http/schema.ts';
import { sendNothing } from '../http/send-nothing.ts';
import { createReadableFrames } from './readable-frames.ts';

/** Twenty frames with long names of files are half of it. */
const BODY_MAX_BYTES = 4096;
const PLACES = new Set(APP_ROUTES.map(({ path }) => path));

/**
 * `POST error-reports`: an error of a window. It needs no session, and nothing is kept about the reporter. Values that are no code, route
 * or name of ours are replaced, so that no foreign text gets in.
 */
export const errorReports = fp(
  async (app: App, { errors, limits, webDir }: ApiContext) => {
    const readable = createReadableFrames(join(webDir, '../source-maps'));
    app.addHook('onClose', () => readable.close());
    app.post(
      `/${ERROR_REPORTS_PATH}`,
      {
        bodyLimit: BODY_MAX_BYTES,
        schema: {
          tags: ['app'],
          summary: 'An error in a window of the app',
          description: 'Kept in groups for staff, without anything about the person.',
          headers: callHeaders,
          body: errorReportRequest,
          response: { 204: z.null().describe('It is counted.'), ...problems(...BODY_PROBLEMS) },
        },
        onRequest: [
          limiter(app, limits.errorReports, byNetwork('errors')),
          limiter(app, limits.allErrorReports, () => 'errors of all networks'),
        ],
      },
      async (request, reply) => {
        const { name, code, place, frames, ...given } = request.body;
        const report: ErrorReport = {
          ...given,
          name: errorNameOf(name),
          code: code !== null && isClientErrorCode(code) ? code : null,
          place: place !== null && PLACES.has(place) ? place : null,
          frames: await readable.read(frames),
        };
        errors.take(report);
        return sendNothing(reply, 204);
      },
    );
  },
  { name: 'error-reports' },
);
