/** A rotator's configuration that is not there or cannot be read: trying again would not help, the still picture stays. */
export class BrokenRotation extends Error {
  override name = 'BrokenRotation';
}
