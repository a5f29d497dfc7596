import { ERROR_FETCHING } from '@vitrine/contract/errors.ts';
import { TransferError, type TransferProblem } from '@vitrine/platform/catalogue-files/types.ts';
import { DISK_FULL, type OfflineErrorType, type Stage } from '../state.ts';

/** Label of the overlay for a failure of each stage (shell.md 8). */
export const ERROR_TYPE_OF_STAGE = {
  dataObjects: 'dataObjectFailed',
  images: 'imageFailed',
  renderings: 'renderingFailed',
  videos: 'videoFailed',
  pdfs: 'pdfFailed',
  360: 'webrotate360Failed',
} as const satisfies Record<Stage, OfflineErrorType>;

/** Messages of shell.md 8. */
export const INTERNET_ERROR = 'Internet Connection Error';
export const DATA_ERROR = 'Error Downloading Data';
export const NO_VIDEO_SOURCES = 'No video sources found';
const requestFailed = (status: number) => `Request Failed: ${status}`;

/** A failure of a load, as the state keeps it: `message` is reported, `errorType` chooses the text of the overlay. */
export class OfflineError extends Error {
  override name = 'OfflineError';
  readonly errorType: OfflineErrorType;
  constructor(errorType: OfflineErrorType, message: string, options?: ErrorOptions) {
    super(message, options);
    this.errorType = errorType;
  }
}

/** The release of the load cannot be had any more, or the server answers another one: the load is planned anew. */
export class OtherRelease extends Error {
  override name = 'OtherRelease';
}

export const changedEachTime = () =>
  new OfflineError('dataObjectFailed', ERROR_FETCHING, { cause: 'The release changed each time.' });

/** What a failed transfer of a stage's file means (shell.md 8, "Internal download errors"). */
export function transferFailed(problem: TransferProblem, stage: Stage): OfflineError {
  const type = ERROR_TYPE_OF_STAGE[stage];
  const options = { cause: problem };
  switch (problem.kind) {
    case 'timeout':
    case 'network-down':
      return new OfflineError('internet', INTERNET_ERROR, options);
    case 'status':
      return new OfflineError(type, stage === 'dataObjects' ? ERROR_FETCHING : requestFailed(problem.status), options);
    case 'address-not-found':
    case 'wrong-content':
      return new OfflineError(type, stage === 'dataObjects' ? DATA_ERROR : problem.kind, options);
    case 'disk':
      return new OfflineError('default', problem.message, options);
    case 'disk-full':
      return new OfflineError('default', DISK_FULL, options);
    case 'cancelled':
      return new OfflineError('default', problem.kind, options);
  }
}

/** Any failure as one with a type; what is not known is `default`, which a retry answers by a start from the beginning. */
export function toOfflineError(error: unknown): OfflineError {
  if (error instanceof OfflineError) return error;
  // Outside of a stage only the disk fails so: texts and lists of the store.
  if (error instanceof TransferError) return transferFailed(error.problem, 'dataObjects');
  return new OfflineError('default', error instanceof Error ? error.message : String(error), { cause: error });
}
