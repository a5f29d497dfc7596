/**
 * Whether Payload may look for a server function of this name. It looks in a plain object, where names of the prototype
 * (`constructor`) would be found too. The pattern keeps what a failure writes into the log short.
 */
export const isServerFunctionName = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z][a-z-]{0,59}$/.test(name) && !(name in Object.prototype);
