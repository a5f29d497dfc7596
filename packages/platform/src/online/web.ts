import type { Online } from './types.ts';

function listen(names: readonly string[], listener: () => void): () => void {
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}

/** The flag of the browser and its events. */
export const webOnline: Online = {
  isOnline: () => navigator.onLine,
  follow: (listener) => listen(['online', 'offline'], listener),
  onBack: (listener) => listen(['online'], listener),
  // https://wicg.github.io/netinfo: not every browser has it.
  async isMetered() {
    const network: unknown = Reflect.get(navigator, 'connection');
    if (typeof network !== 'object' || network === null) return false;
    return Reflect.get(network, 'saveData') === true || Reflect.get(network, 'type') === 'cellular';
  },
};
