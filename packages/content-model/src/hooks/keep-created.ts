import type { CollectionBeforeChangeHook } from 'payload';

/** When a record was made is no matter of whoever sends it: Payload would take any time. Programs of ours may say it. */
export const keepCreated: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (req.payloadAPI === 'local') return data;
  const { createdAt: _, ...rest } = data;
  return operation === 'update' ? { ...rest, createdAt: originalDoc?.createdAt } : rest;
};
