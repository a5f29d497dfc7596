/** A turntable of fewer pictures jumps. */
export const FRAMES_MIN = 8;
