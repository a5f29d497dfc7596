export function sentence(error: unknown): string;
