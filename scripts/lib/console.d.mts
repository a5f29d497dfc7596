export function sentence(error: unknown): string;
export function lastWords(output: string): string;
/** A trouble that its message says in a sentence, without a stack. */
export class Sentence extends Error {}
