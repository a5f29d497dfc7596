const sorted = (roles: unknown): string => (Array.isArray(roles) ? [...roles].map(String).sort().join(' ') : '');

/** Whether two lists of roles are the same, in whatever order a form has them. */
export const areSameRoles = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);
