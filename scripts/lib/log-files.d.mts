export function rotateLogs(folder: string, now?: number): void;
