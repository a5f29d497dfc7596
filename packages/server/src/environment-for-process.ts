/** What no program but our own processes needs: it works on files and pages of others, and an attacker who breaks into it reads its environment. */
const SECRETS = [
  'VITRINE_SECRET',
  'VITRINE_SECRET_PREVIOUS',
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'SENTRY_DSN',
  'CMS_TOKEN',
  'VITRINE_ADMINISTRATOR_PASSWORD',
  'PGPASSWORD',
];

/** The environment for a program that is not ours, say a browser: without secrets. */
export const environmentForProcess = (environment: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !SECRETS.includes(entry[0]),
    ),
  );
