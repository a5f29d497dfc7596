/** A document that cannot be built from the content as it is; the message names record and field for staff. */
export class DocumentBuildError extends Error {
  override name = 'DocumentBuildError';
}
