/** Somebody asks for more at once than may wait. */
export class TooManyReads extends Error {}
