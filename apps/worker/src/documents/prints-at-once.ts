import { availableParallelism, totalmem } from 'node:os';

/** What a print of the longest document and its browser take. */
const MEMORY_OF_A_PRINT = 2 * 1024 ** 3;

interface Machine {
  cores: number;
  /** Bytes this process may use. */
  memory: number;
}

/** A container's limit where there is one; without one the system names none, or an absurd number. */
const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  memory: Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
});

/** Prints at one time: each keeps two cores busy, the page's own and the browser's. Never fewer than one. */
export const printsAtOnce = ({ cores, memory }: Machine = thisMachine()): number =>
  Math.max(1, Math.floor(Math.min(cores / 2, memory / MEMORY_OF_A_PRINT)));
