import { errorDocument } from '@vitrine/contract/json-api.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { Origin } from '@vitrine/platform/origin/types.ts';
import { takeEarly } from '../early-load/handover.ts';
import { platform } from '../platform.ts';
import { printMode } from '../print-mode.ts';
import { sessionEnded } from '../session/session-end.ts';
import { authStore } from '../stores/auth.ts';
import { currentLanguage } from '../stores/base.ts';
import { callHeaders } from './call-headers.ts';
import { ApiFailure } from './failure.ts';
import { refreshTokens } from './refresh.ts';

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** An object is sent as JSON, URLSearchParams form-encoded. */
  body?: object | URLSearchParams;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Instead of the current language. */
  language?: Language;
  /** A document of the catalogue: the desktop app has it on its disk while it is in offline mode. Everything else is the server's. */
  ofCatalogue?: boolean;
  /** Sent as bearer instead of the session's token; null sends none. Such a call is never refreshed. */
  token?: string | null;
}

export const activeLanguage = () => printMode?.meta.language ?? currentLanguage();
const sessionToken = () => printMode?.token ?? authStore.getState().token;

/** The server, also while documents come from the disk. */
export const serverOrigin = (): Origin => platform.desktop?.origin.server ?? platform.origin;

async function send(path: string, request: ApiRequest, token: string | null): Promise<Response> {
  const { method = 'GET', body, signal, language = activeLanguage() } = request;
  const early = method === 'GET' ? takeEarly(path, language, token) : null;
  const headers = callHeaders(language, token, request.headers);
  if (body && !(body instanceof URLSearchParams)) headers['Content-Type'] = 'application/json';
  try {
    const origin = request.ofCatalogue ? platform.origin : serverOrigin();
    const started =
      early ??
      origin.callApi(path, {
        method,
        headers,
        body: body instanceof URLSearchParams ? body : body ? JSON.stringify(body) : null,
        signal: signal ?? null,
      });
    return await started;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiFailure(0, [], { cause });
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause) => {
    throw new ApiFailure(0, [], { cause });
  });
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiFailure(response.status, [], { cause });
  }
}

/** Seconds of a `Retry-After` header; null without one. */
function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

/** What a call brought: the parsed JSON, null for an empty answer, and the headers beside it. */
export interface ApiAnswer {
  body: unknown;
  headers: Headers;
}

/**
 * Calls the API and answers what it sends, a refusal too, before its body is read. A 401 refreshes the session once and asks again; if
 * that does not help, the session ends (shell.md 4). Throws ApiFailure without an answer, or the abort reason if `signal` was aborted.
 */
export async function apiAnswer(path: string, request: ApiRequest = {}): Promise<Response> {
  const own = request.token === undefined;
  const token = own ? sessionToken() : (request.token ?? null);
  let response = await send(path, request, token);
  if (response.status === 401 && own && !printMode) {
    const fresh = token === null ? null : await refreshTokens(token);
    if (fresh) response = await send(path, request, fresh);
    if (response.status === 401) sessionEnded();
  }
  return response;
}

/** apiAnswer for those who want a success: throws ApiFailure for everything else too. */
export async function apiResponse(path: string, request: ApiRequest = {}): Promise<Response> {
  const response = await apiAnswer(path, request);
  if (response.ok) return response;
  const parsed = errorDocument.safeParse(await read(response));
  throw new ApiFailure(response.status, parsed.success ? parsed.data.errors : [], { retryAfter: retryAfter(response.headers) });
}

/** Calls the API for JSON. `path` is below /api/v1 without a slash before it. */
export async function apiCall(path: string, request: ApiRequest = {}): Promise<ApiAnswer> {
  const response = await apiResponse(path, request);
  return { body: await read(response), headers: response.headers };
}

/** apiCall for those whom only the parsed JSON concerns. */
export const apiFetch = async (path: string, request?: ApiRequest) => (await apiCall(path, request)).body;
