export interface PostgresServer {
  /** Of the database `postgres`, with the password. */
  url: string;
  port: number;
  /** It ran before and was taken over. */
  taken: boolean;
  exited: Promise<number | null>;
  stop(): Promise<void>;
}
export function portTrouble(port: number, host?: string): Promise<string | null>;
export function freePort(): Promise<number>;
/** The server of a data folder that runs already; null when none answers. */
export function runningPostgres(dataDir: string): Promise<PostgresServer | null>;
/** Ends a server that is no child of this process; answers when it is gone. */
export function stopServer(pid: number): Promise<void>;
export function startPostgres(options: {
  root: string;
  dataDir: string;
  port?: number;
  onlyPort?: boolean;
  home?: string;
  durable?: boolean;
  logTo?: (text: string) => void;
  onSpawn?: (stop: () => Promise<void>) => void;
  endsWithUs?: boolean;
}): Promise<PostgresServer>;
