/** Run by `npm start` before the processes: an account of PostgreSQL for each. Answers start.mjs in one line of JSON. */
import { readEnvironment } from '@vitrine/server/environment.ts';
import { prepareServiceAccounts } from '@vitrine/server/service-accounts/prepare-service-accounts.ts';

const { databaseUrl, secret } = readEnvironment();
process.stdout.write(`${JSON.stringify(await prepareServiceAccounts(databaseUrl, secret))}\n`);
process.exit(0);
