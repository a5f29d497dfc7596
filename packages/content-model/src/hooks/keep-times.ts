import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook } from 'payload';

/**
 * The sender of a record does not decide when it was made and changed: Payload would take any time. Programs of ours may say it.
 * The time that a form was opened at stays until guardOpenForm has looked at it; Payload sets it anew in the end.
 */
export const keepTimes: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (req.payloadAPI === 'local') return data;
  const { createdAt: _, ...rest } = data;
  if (operation === 'update') return { ...rest, createdAt: originalDoc?.createdAt };
  const { updatedAt: __, ...made } = rest;
  return made;
};

/** The same for what there is one of. */
export const keepGlobalTimes: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.payloadAPI === 'local') return data;
  const { createdAt: _, updatedAt: __, ...rest } = data;
  return originalDoc?.createdAt ? { ...rest, createdAt: originalDoc.createdAt } : rest;
};
