export interface PostgresServer {
  /** Of the database `postgres`, with the password. */
  url: string;
  port: number;
  exited: Promise<number | null>;
  stop(): Promise<void>;
}
export function postgresHome(root: string): string;
export function portIsFree(port: number, host?: string): Promise<boolean>;
export function freePort(): Promise<number>;
export function startPostgres(options: {
  root: string;
  dataDir: string;
  port?: number;
  durable?: boolean;
  onLine?: (line: string) => void;
}): Promise<PostgresServer>;
