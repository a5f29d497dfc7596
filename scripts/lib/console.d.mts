export function sentence(error: unknown): string;
export function lastWords(output: string): string;
