import type { Endpoint } from 'payload';
import { z } from 'zod';
import { isEditor } from '../access/is-editor.ts';
import { staffEndpoint } from '../access/staff-endpoint.ts';
import { staffQueries } from '../requests/staff-reads.ts';
import { readErrorGroups, resolveErrorGroup } from './error-groups.ts';
import { errorGroupsAnswer, resolvedAnswer, resolveRequest } from './error-groups-contract.ts';

/** For administrators, and for editors, whose content may be at fault: errors of the app and of the processes. */
export const errorGroupEndpoints: Endpoint[] = [
  staffEndpoint(isEditor, 'get', '/error-groups', [z.object({}), errorGroupsAnswer], async (req) => ({
    groups: await readErrorGroups(staffQueries(req)),
  })),
  staffEndpoint(isEditor, 'post', '/error-groups/resolve', [resolveRequest, resolvedAnswer], async (req, given) => {
    await resolveErrorGroup(staffQueries(req), given.fingerprint, given.isResolved);
    return { ok: true as const };
  }),
];
