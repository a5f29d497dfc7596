/** Whether there is a connection, as far as the system knows (shell.md 4). */
export interface Online {
  isOnline(): boolean;
  /** Calls when that changes; answers how to stop. */
  follow(listener: () => void): () => void;
  /** Calls when a connection is back; answers how to stop. */
  onBack(listener: () => void): () => void;
  /** True where the system says that the connection is paid by volume or that data is to be saved; many do not say. */
  isMetered(): Promise<boolean>;
}
