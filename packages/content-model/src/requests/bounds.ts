/**
 * How much one question to Payload's REST API may ask for. The admin asks with `depth=0` for as many records as a field refers to
 * (a turntable has up to 360 frames), and for at most 100 rows of a list.
 */
export const DEPTH_MAX = 2;
export const LIMIT_MAX = 500;
/** With a depth of 1 or more, each record brings others along. */
export const LIMIT_MAX_WITH_DEPTH = 50;

/** Records that one call may change or delete. */
export const BULK_MAX = 100;
/** With each record that was changed, what it refers to may come along once. */
export const BULK_DEPTH_MAX = 1;

/** Levels of `and`, `or` and nested conditions; the admin's search within a filtered list has four. */
export const WHERE_LEVELS_MAX = 8;
/** Conditions of one question; the values of a list count one each. */
export const WHERE_CONDITIONS_MAX = 1000;
/** Lists of a record (fields with several values, arrays, blocks) that conditions and order of one question lead over. */
export const LISTS_MAX = 3;

/** Milliseconds that an answer to a question may take. */
export const READING_MS = 30_000;
/** Milliseconds that PostgreSQL works at one statement of the content. */
export const STATEMENT_MS = 30_000;

/** Connections for what staff read outside of a transaction. */
export const STAFF_CONNECTIONS = 11;
/**
 * How many of them stay free for other members when one takes a first, a second and a third one. Two members have three each; after
 * four with slow questions a fifth and a sixth still find one at once.
 */
export const STAFF_CONNECTIONS_LEFT_FREE = [0, 3, 5];
/** Milliseconds that PostgreSQL works at one statement there: a list takes some hundredths of a second. */
export const STAFF_STATEMENT_MS = 10_000;
