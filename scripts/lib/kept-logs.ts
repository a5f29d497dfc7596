// Logs of all processes of a whole run of the tests (`npm test`): scripts/scan-logs.ts looks for people in them at its end.
import fs from 'node:fs';
import path from 'node:path';

/** Keeps what an instance or a PostgreSQL of a test has logged below its folder, before that goes. Elsewhere it does nothing. */
export function keepLogs(dataDir: string) {
  const kept = process.env.VITRINE_TEST_LOGS;
  const logs = path.join(dataDir, 'logs');
  if (kept && fs.existsSync(logs)) fs.cpSync(logs, path.join(kept, path.basename(dataDir)), { recursive: true });
}
