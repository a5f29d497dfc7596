import type { AfterErrorHook } from 'payload';

const listsFields = (data: object): boolean => 'errors' in data && Array.isArray(data.errors);

/**
 * Answers a refusal of our hooks whole: its sentence, its fields and its list. Payload knows its own errors by their
 * class, and the CMS's bundles each have one of their own: there, what a hook throws would be "an unknown error".
 */
export const keepErrorData: AfterErrorHook = ({ error, result }) => {
  const { data, isPublic, status, message } = error as { data?: unknown; isPublic?: unknown; status?: unknown; message: string };
  if (isPublic !== true || typeof status !== 'number' || typeof data !== 'object' || data === null) return undefined;
  const [first] = result && 'errors' in result && Array.isArray(result.errors) ? result.errors : [];
  if (typeof first === 'object' && first !== null && 'data' in first) return undefined;
  return { status, response: { errors: [{ name: listsFields(data) ? 'ValidationError' : 'APIError', data: { ...data }, message }] } };
};
