import { ERROR_FETCHING } from '@vitrine/contract/errors.ts';
import type { ApiError } from '@vitrine/contract/json-api.ts';

export type FailureKind = 'network' | 'unauthorized' | 'validation' | 'notFound' | 'other';

/** A call that did not succeed. `status` is 0 when no answer came. `errors` are the JSON:API errors of the answer. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly kind: FailureKind;
  readonly errors: readonly ApiError[];
  /** Seconds after which the next try may be taken, if the server named them. */
  readonly retryAfter: number | null;

  constructor(status: number, errors: readonly ApiError[] = [], options: ErrorOptions & { retryAfter?: number | null } = {}) {
    super(errors[0]?.title ?? (status === 0 ? 'Network error' : ERROR_FETCHING), options);
    this.retryAfter = options.retryAfter ?? null;
    this.status = status;
    this.errors = errors;
    this.kind = kindOf(status);
  }

  /** The sentence for people that belongs to a field of the payload, if the server gave one. */
  detailOf(pointer: string): string | undefined {
    return this.errors.find((e) => e.source?.pointer === pointer)?.detail;
  }
}

const TOO_MANY_REQUESTS = 429;

/** An answer by which the server only says that it cannot serve now. */
export const cannotServe = (status: number): boolean => status === TOO_MANY_REQUESTS || status >= 500;

function kindOf(status: number): FailureKind {
  if (status === 0) return 'network';
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'notFound';
  return status === 400 || status === 422 ? 'validation' : 'other';
}
