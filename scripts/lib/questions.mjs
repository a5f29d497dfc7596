// How the supervisor finds out whether a service still answers. A question resolves when it does; it rejects, or stays open, otherwise.

/** Asks over HTTP: the service listens and its event loop runs. */
export const askOverHttp = (url, headers = {}) =>
  async function ask(_child, signal) {
    const response = await fetch(url, { headers, signal });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`answered ${response.status}`);
  };

/** Asks a process that listens nowhere: its event loop answers a message. */
export function askByMessage(child, signal) {
  return new Promise((resolve, reject) => {
    const settle = (work) => {
      child.off('message', listen);
      work();
    };
    const listen = (message) => message?.type === 'pong' && settle(resolve);
    child.on('message', listen);
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), { once: true });
    child.send({ type: 'ping' }, (error) => error && settle(() => reject(error)));
  });
}
