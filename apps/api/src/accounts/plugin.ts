import fp from 'fastify-plugin';
import type { App, Parts } from '../parts.ts';
import { changeProfile } from './change-profile.ts';
import { current } from './current.ts';
import { exportData } from './data-export.ts';
import { requestDeletion, withdrawDeletionRequest } from './deletion-request.ts';
import { privacy } from './privacy.ts';

const ENDPOINTS = [current, changeProfile, privacy, exportData, requestDeletion, withdrawDeletionRequest];

export const accounts = fp(
  async (app: App, parts: Parts) => {
    for (const endpoint of ENDPOINTS) endpoint(app, parts);
  },
  { name: 'accounts' },
);
