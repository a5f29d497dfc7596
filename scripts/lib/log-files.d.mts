export function rotateLogs(folder: string, now?: number, limits?: { fileBytes: number; serviceBytes: number }): void;
