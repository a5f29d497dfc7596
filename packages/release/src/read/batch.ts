/**
 * Collects the keys asked for until the next turn and loads them at once, each once.
 * `load` answers the values it found by key.
 */
export function createBatch<V>(load: (keys: string[]) => Promise<ReadonlyMap<string, V>>): (key: string) => Promise<V | null> {
  const known = new Map<string, Promise<V | null>>();
  let waiting: string[] = [];
  let loading: Promise<ReadonlyMap<string, V>> | null = null;
  return (key) => {
    let value = known.get(key);
    if (!value) {
      waiting.push(key);
      loading ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        const keys = waiting;
        waiting = [];
        loading = null;
        return load(keys);
      });
      value = loading.then((found) => found.get(key) ?? null);
      known.set(key, value);
    }
    return value;
  };
}
