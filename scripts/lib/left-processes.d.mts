export function processesWith(text: string): number[];
export function commandOf(pid: number): string;
export function endProcesses(text: string, grace?: number): Promise<void>;
