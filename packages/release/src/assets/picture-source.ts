import type { FocalPoint } from './crop-area.ts';

/** An original in the store, as the presenters know it. */
export interface PictureSource {
  /** The record, as an error names it: `images <id>`. */
  record: string;
  /** Key of the original in the FileStore. */
  key: string;
  /** Content hash of the original. */
  hash: string;
  /** File name of the original; the versions are named after it. */
  filename: string;
  focal: FocalPoint;
}
