import type { Environment } from './environment.ts';

/** The secret of the instance, and the one before it while they are exchanged (docs/operate.md). */
export type Secrets = Pick<Environment, 'secret' | 'previousSecret'>;

/** What something that is read may have been made with; everything new is made with the first. */
export const secretsOf = ({ secret, previousSecret }: Secrets): readonly string[] =>
  previousSecret === null ? [secret] : [secret, previousSecret];
