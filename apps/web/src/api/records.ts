/** What is done to a record when it was read: nothing in a browser. The desktop app puts addresses into it (addresses.ts). */
export const records = { prepare: <T extends object>(record: T): T => record };
