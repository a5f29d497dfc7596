type Listener = () => void;
const listeners = new Set<Listener>();

/** Called when the server no longer knows the session. */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}

/** Registers what has to happen when the session ends; answers with a function that takes it back. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
