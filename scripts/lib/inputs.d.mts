export function hashOf(root: string, entries: readonly string[]): string;
export function packagesOf(root: string, folder: string): string[];
export function unlessDone(marker: string, inputs: string, work: () => Promise<unknown>): Promise<boolean>;
