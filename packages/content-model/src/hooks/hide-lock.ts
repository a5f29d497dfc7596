import { AuthenticationError, type CollectionAfterErrorHook, LockedAuth } from 'payload';

/**
 * A locked account answers as a wrong password does: Payload's own sentence would say that the account exists. It is
 * known by its sentence, as the CMS's bundles may each have a class of their own.
 */
export const hideLock: CollectionAfterErrorHook = ({ error, req }) => {
  if (error.message !== new LockedAuth(req.t).message) return;
  const { message, status } = new AuthenticationError(req.t);
  return { response: { errors: [{ message }] }, status };
};
