import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/** All or nothing: in the transaction of the request, or in one that it has for this work. Everything in `work` has to use the request. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const own = await initTransaction(req);
  try {
    const result = await work();
    if (own) await commitTransaction(req);
    return result;
  } catch (error) {
    if (own) await killTransaction(req);
    throw error;
  }
}
