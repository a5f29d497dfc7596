import type { Endpoint } from 'payload';
import { z } from 'zod';
import { isEditor } from '../access/is-editor.ts';
import { staffEndpoint } from '../access/staff-endpoint.ts';
import { readErrorGroups, resolveErrorGroup } from './error-groups.ts';
import { errorGroupsAnswer, resolvedAnswer, resolveRequest } from './error-groups-contract.ts';

/** For administrators, and for editors, whose content may be at fault: errors of the app and of the processes. */
export const errorGroupEndpoints: Endpoint[] = [
  staffEndpoint(isEditor, 'get', '/error-groups', [z.object({}), errorGroupsAnswer], async ({ payload }) => ({
    groups: await readErrorGroups(payload.db.pool),
  })),
  staffEndpoint(isEditor, 'post', '/error-groups/resolve', [resolveRequest, resolvedAnswer], async ({ payload }, given) => {
    await resolveErrorGroup(payload.db.pool, given.fingerprint, given.isResolved);
    return { ok: true as const };
  }),
];
