export function createHealth(options: { url: string; token: string; fetch?: typeof globalThis.fetch; watchMs?: number }): {
  degraded(): Promise<string[]>;
  untilReady(milliseconds: number, without?: ReadonlySet<string>): Promise<string[]>;
  watch(tell: (line: string) => void): () => void;
};
