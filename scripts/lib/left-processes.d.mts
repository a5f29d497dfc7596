export function processesWith(text: string): number[];
export function endProcesses(text: string, grace?: number): Promise<void>;
