/** An address without the user and the password that may be in it. */
function withoutLogin(address) {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/** Without what else may say who logs in to the database (libpq's variables, which our driver reads too). */
const withoutOwner = ({ PGUSER: _user, PGPASSWORD: _password, PGPASSFILE: _file, ...env }) => env;

/**
 * The environment of one process, `api`, `worker` or `cms`, without the secrets that only others need: the worker alone logs
 * in to the mail server (the others check that there is one), the API alone answers `/metrics`, the worker reads nothing that was
 * made with the secret before this one, the CMS has to know the API by its token. `databases` are the addresses by which each
 * reaches the database, in the place of the owner's; null: as the owner.
 */
export function processEnvironment(
  name,
  { METRICS_TOKEN: metrics, CMS_TOKEN: cms, SMTP_URL: smtp, VITRINE_SECRET_PREVIOUS: previous, ...given },
  databases = null,
) {
  const env = databases ? { ...withoutOwner(given), DATABASE_URL: databases[name] } : given;
  return {
    ...env,
    ...(cms && name !== 'worker' ? { CMS_TOKEN: cms } : {}),
    ...(metrics && name === 'api' ? { METRICS_TOKEN: metrics } : {}),
    ...(previous && name !== 'worker' ? { VITRINE_SECRET_PREVIOUS: previous } : {}),
    ...(smtp ? { SMTP_URL: name === 'worker' ? smtp : withoutLogin(smtp) } : {}),
  };
}
