/** A port for what cannot choose one itself; found below those that connections get. */
export { freePort } from '../../../scripts/postgres.mjs';
