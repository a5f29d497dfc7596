import { TOO_MANY_PAGES_ORDERED } from '@vitrine/contract/documents.ts';
import {
  ERROR_BAD_REQUEST,
  ERROR_CONFLICT,
  ERROR_FORBIDDEN,
  ERROR_INSUFFICIENT_STORAGE,
  ERROR_INTERNAL,
  ERROR_MEDIA_TYPE,
  ERROR_METHOD_NOT_ALLOWED,
  ERROR_NO_REFRESH_TOKEN,
  ERROR_NOT_FOUND,
  ERROR_NOT_LOGGED_IN,
  ERROR_RANGE,
  ERROR_TOO_LARGE,
  ERROR_TOO_MANY_REQUESTS,
  ERROR_UNAUTHORIZED,
  ERROR_UNAVAILABLE,
  ERROR_UNPROCESSABLE,
} from '@vitrine/contract/errors.ts';
import type { ApiError } from '@vitrine/contract/json-api.ts';

/** Every failure the API answers on purpose, with its status and its title. */
const PROBLEMS = {
  badRequest: [400, ERROR_BAD_REQUEST],
  unknownSite: [400, ERROR_BAD_REQUEST],
  unknownFilter: [400, ERROR_BAD_REQUEST],
  unknownMediaFilter: [400, ERROR_BAD_REQUEST],
  filterNeeded: [400, ERROR_BAD_REQUEST],
  notLoggedIn: [401, ERROR_NOT_LOGGED_IN],
  noRefreshToken: [401, ERROR_NO_REFRESH_TOKEN],
  sessionEnded: [401, ERROR_UNAUTHORIZED],
  loginFailed: [401, ERROR_UNAUTHORIZED],
  codeInvalid: [401, ERROR_UNAUTHORIZED],
  accountAsked: [403, ERROR_FORBIDDEN],
  accountPending: [403, ERROR_FORBIDDEN],
  accountDeclined: [403, ERROR_FORBIDDEN],
  accountBlocked: [403, ERROR_FORBIDDEN],
  foreignOrigin: [403, ERROR_FORBIDDEN],
  notFound: [404, ERROR_NOT_FOUND],
  noInstaller: [404, ERROR_NOT_FOUND],
  appTooOld: [404, ERROR_NOT_FOUND],
  methodNotAllowed: [405, ERROR_METHOD_NOT_ALLOWED],
  releaseGone: [409, ERROR_CONFLICT],
  tooLarge: [413, ERROR_TOO_LARGE],
  mediaType: [415, ERROR_MEDIA_TYPE],
  rangeNotSatisfiable: [416, ERROR_RANGE],
  unprocessable: [422, ERROR_UNPROCESSABLE],
  idempotencyKeyInvalid: [422, ERROR_UNPROCESSABLE],
  idempotencyKeyReused: [422, ERROR_UNPROCESSABLE],
  tooManyRequests: [429, ERROR_TOO_MANY_REQUESTS],
  [TOO_MANY_PAGES_ORDERED]: [429, ERROR_TOO_MANY_REQUESTS],
  busy: [503, ERROR_UNAVAILABLE],
  adminBusy: [503, ERROR_UNAVAILABLE],
  uploadsBusy: [503, ERROR_UNAVAILABLE],
  internal: [500, ERROR_INTERNAL],
  unavailable: [503, ERROR_UNAVAILABLE],
  storageFull: [507, ERROR_INSUFFICIENT_STORAGE],
} as const satisfies Record<string, readonly [number, string]>;
export type ProblemCode = keyof typeof PROBLEMS;

/** One field that was refused. `pointer` is written as the specification writes it. */
export interface FieldProblem {
  pointer: string;
  /** Of FIELD_ERRORS, or the word of another rule. */
  code: string;
  /** Replaces the sentence of the code. */
  detail?: string;
}

interface ProblemDetails {
  source?: ApiError['source'];
  fields?: FieldProblem[];
  headers?: Record<string, string>;
}

/** A failure on purpose: the error handler turns it into a JSON:API error in the language of the site. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly title: string;
  readonly code: ProblemCode;
  readonly source: ApiError['source'];
  readonly fields: FieldProblem[];
  readonly headers: Record<string, string>;
  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    [this.status, this.title] = PROBLEMS[code];
    this.source = details.source;
    this.fields = details.fields ?? [];
    this.headers = details.headers ?? {};
  }
}
