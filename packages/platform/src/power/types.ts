/** What keeps a computer awake. */
export interface Power {
  /** Keeps it from sleeping until the answer is called. */
  keepAwake(reason: string): Promise<() => Promise<void>>;
}
