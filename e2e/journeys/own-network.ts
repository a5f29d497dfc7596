import { randomInt } from 'node:crypto';

/** A network of its own: the tests come from one address more often than people may; their instance trusts one proxy. */
export const ownNetwork = () => ({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
