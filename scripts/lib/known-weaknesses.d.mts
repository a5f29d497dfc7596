export function knownWeaknesses(registry?: string): Promise<{ found: string[]; unasked?: string }>;
