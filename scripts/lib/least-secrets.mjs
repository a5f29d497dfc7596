/** An address without the user and the password that may stand in it. */
function withoutLogin(address) {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/**
 * The environment of one process, `api`, `worker` or `cms`, without the secrets that only others need: the worker alone logs
 * in to the mail server (the others check that there is one), the API alone answers `/metrics`, and the worker reads nothing that
 * was made with the secret before this one.
 */
export function leastSecrets(name, { METRICS_TOKEN: metrics, SMTP_URL: smtp, VITRINE_SECRET_PREVIOUS: previous, ...env }) {
  return {
    ...env,
    ...(metrics && name === 'api' ? { METRICS_TOKEN: metrics } : {}),
    ...(previous && name !== 'worker' ? { VITRINE_SECRET_PREVIOUS: previous } : {}),
    ...(smtp ? { SMTP_URL: name === 'worker' ? smtp : withoutLogin(smtp) } : {}),
  };
}
