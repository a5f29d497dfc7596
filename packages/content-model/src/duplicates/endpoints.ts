import type { Endpoint } from 'payload';
import { isEditor } from '../access/is-editor.ts';
import { staffEndpoint } from '../access/staff-endpoint.ts';
import { duplicateMachine, machineOfType } from './duplicate-machine.ts';
import { copyAnswer, copyRequest, stillSameAnswer, stillSameQuery } from './duplicates-contract.ts';
import { endCopy, stillSame } from './still-same.ts';

const PATH = '/machine-duplicates';

/** For editors, beside the form of a machine: another one after it, and what one still has as the one that it was made after. */
export const machineDuplicateEndpoints: Endpoint[] = [
  staffEndpoint(isEditor, 'post', PATH, [copyRequest, copyAnswer], async (req, { id, typeName }) => {
    const takenBy = await machineOfType(req, typeName);
    return takenBy === null ? { id: await duplicateMachine(req, id, typeName) } : { takenBy };
  }),
  staffEndpoint(isEditor, 'get', PATH, [stillSameQuery, stillSameAnswer], async (req, { id }) => ({
    copy: await stillSame(req, id),
  })),
  staffEndpoint(isEditor, 'post', `${PATH}/checked`, [stillSameQuery, stillSameAnswer], async (req, { id }) => {
    await endCopy(req, id);
    return { copy: null };
  }),
];
