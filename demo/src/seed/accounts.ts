import type { Payload } from 'payload';
import { ADMINISTRATOR, DEMO_PASSWORD, SALES_ACCOUNT } from '../accounts.ts';

/** The two log-ins of the demo, each only if there is none with its address. The password is public: never call it in production. */
export async function seedAccounts(payload: Payload, transactionID: string | number): Promise<number> {
  const options = () => ({ req: { transactionID }, overrideAccess: true, depth: 0 });
  let written = 0;
  const sales = await payload.count({ ...options(), collection: 'accounts', where: { email: { equals: SALES_ACCOUNT.email } } });
  if (sales.totalDocs === 0) {
    const germany = await payload.find({ ...options(), collection: 'countries', where: { code: { equals: 'DE' } }, limit: 1 });
    await payload.create({
      ...options(),
      collection: 'accounts',
      data: { ...SALES_ACCOUNT, country: germany.docs[0]?.id ?? null, password: DEMO_PASSWORD },
    });
    written += 1;
  }
  const staff = await payload.count({ ...options(), collection: 'staff', where: { email: { equals: ADMINISTRATOR.email } } });
  if (staff.totalDocs === 0) {
    await payload.create({
      ...options(),
      collection: 'staff',
      data: { ...ADMINISTRATOR, roles: [...ADMINISTRATOR.roles], password: DEMO_PASSWORD },
    });
    written += 1;
  }
  return written;
}
