/** The origin does not answer, or not now: worth trying again for as long as it takes. */
export class OriginUnreachableError extends Error {
  override name = 'OriginUnreachableError';
}

/** The page came but is not what was asked for. */
export class PrintError extends Error {
  override name = 'PrintError';
}

/** Pictures of the page did not come, or are none. */
export class PicturesMissingError extends PrintError {
  override name = 'PicturesMissingError';
}

/** The page was not printed in the time that one print may take. */
export class PrintTooLongError extends PrintError {
  override name = 'PrintTooLongError';
}

/** A chapter that is a PDF itself cannot be read: encrypted, broken, or not the one that was published. */
export class FileUnreadableError extends PrintError {
  override name = 'FileUnreadableError';
}

/** It has more pages than one document may have. */
export class TooManyPagesError extends PrintError {
  override name = 'TooManyPagesError';
}
