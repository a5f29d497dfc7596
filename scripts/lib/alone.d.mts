export function alone<T>(lock: string, work: () => Promise<T>): Promise<T>;
