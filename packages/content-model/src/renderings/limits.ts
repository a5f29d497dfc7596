const MB = 1024 * 1024;

/** What an archive of a rendering may hold; 3 rows of 72 frames with a large picture each are 432 files. */
export const LIMITS = {
  archiveBytes: 200 * MB,
  files: 1000,
  unpackedBytes: 400 * MB,
  /** Of one file: it is in memory while it is looked at. */
  fileBytes: 100 * MB,
  /** Pictures and videos hardly shrink, XML shrinks to a hundredth at most: more is a bomb. */
  ratio: 100,
  /** Below this no ratio is looked at. */
  ratioFromBytes: MB,
  configurationBytes: 2 * MB,
  /** Of one picture: 8000 x 6000. */
  pixels: 48_000_000,
} as const;
