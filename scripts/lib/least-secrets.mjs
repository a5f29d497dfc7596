/** An address without the user and the password that may stand in it. */
function withoutLogin(address) {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/**
 * The environment of one process, `api`, `worker` or `cms`, without the secrets that only others need: the worker alone logs
 * in to the mail server (the others check that there is one), and the API alone answers `/metrics`.
 */
export function leastSecrets(name, { METRICS_TOKEN: metrics, SMTP_URL: smtp, ...env }) {
  return {
    ...env,
    ...(metrics && name === 'api' ? { METRICS_TOKEN: metrics } : {}),
    ...(smtp ? { SMTP_URL: name === 'worker' ? smtp : withoutLogin(smtp) } : {}),
  };
}
