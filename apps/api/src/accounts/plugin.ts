import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { changeProfile } from './change-profile.ts';
import { current } from './current.ts';
import { exportData } from './data-export.ts';
import { requestDeletion, withdrawDeletionRequest } from './deletion-request.ts';
import { privacy } from './privacy.ts';

const ENDPOINTS = [current, changeProfile, privacy, exportData, requestDeletion, withdrawDeletionRequest];

export const accounts = fp(
  async (app: App, context: ApiContext) => {
    for (const endpoint of ENDPOINTS) endpoint(app, context);
  },
  { name: 'accounts' },
);
