export interface Instance {
  url: string;
  port: number;
  cmsPort: number;
  dataDir: string;
  pid: number;
  /** What `npm start` printed so far. */
  output(): string;
  stop(options?: { keep?: boolean }): Promise<void>;
}
export function startInstance(options?: { env?: Record<string, string>; show?: boolean; dataDir?: string }): Promise<Instance>;
