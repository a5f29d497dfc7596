export function isLockFile(name: string): boolean;
export function holderOf(dataDir: string): { pid: number; program: string } | null;
export function holdFolder(dataDir: string, program: string): () => void;
