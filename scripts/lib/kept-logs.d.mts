export function keepLogs(dataDir: string): void;
