import { HEADER_RELEASE, HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { isReleaseAnswer, RELEASE_ANSWERS, RELEASE_DOCUMENTS, releasePattern } from '@vitrine/contract/resources.ts';
import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import { acceptsBrotli } from '../http/accept-brotli.ts';
import { matchesTag, strongTag, weakTag } from '../http/entity-tag.ts';
import { firstPictureLinks } from '../http/first-picture.ts';
import { DATA_SECURITY } from '../http/security-headers.ts';
import { createWireAnswer, type WireAnswer } from './wire.ts';

/** An answer ready to be sent: `headers` is name, value, name, value, …, as http.ServerResponse.writeHead takes it. */
export interface ReadyAnswer {
  status: 200 | 304;
  headers: string[];
  body: Buffer | undefined;
}

/** The same with its bytes as they go over a connection. */
export interface WiredAnswer extends ReadyAnswer {
  wire: WireAnswer;
}

/** A document of the current release in each form in which it is answered. */
export interface ContentAnswer {
  isPublic: boolean;
  hash: string;
  identity: WiredAnswer;
  brotli: WiredAnswer;
  notModified: WiredAnswer;
}

export interface ContentAnswers {
  /** `path` below /api/v1, as in RELEASE_DOCUMENTS; undefined when the release has no such document. */
  find(site: Language, path: string): ContentAnswer | undefined;
}

/** Checked again each time (a 304 costs a millisecond), kept by the browser of the one who may see it. */
const CACHE_PUBLIC = 'no-cache';
const CACHE_PRIVATE = 'private, no-cache';

const wired = (answer: ReadyAnswer): WiredAnswer => ({ ...answer, wire: createWireAnswer(answer) });

/** Who may see what a path answers, in which media type it is, and of which resource. */
function kindOf(path: string): { isPublic: boolean; mediaType: string; type: string | null } | null {
  if (isReleaseAnswer(path)) return { isPublic: RELEASE_ANSWERS[path].public, mediaType: 'application/json', type: null };
  const pattern = releasePattern(path);
  if (!pattern) return null;
  const { public: isPublic, resource } = RELEASE_DOCUMENTS[pattern];
  return { isPublic, mediaType: JSON_API_TYPE, type: resource.type };
}

function prepare(
  release: CurrentRelease,
  security: Record<string, string>,
  site: Language,
  path: string,
): ContentAnswer | undefined {
  const kind = kindOf(path);
  if (!kind) return undefined;
  const { snapshot } = release;
  const document = release.get(site, path);
  if (!document) return undefined;
  const { isPublic, mediaType, type } = kind;
  const link = type && firstPictureLinks(type, document.identity);
  const vary = `Accept-Encoding, ${HEADER_SITE_LANGUAGE}${isPublic ? '' : ', Authorization'}`;
  const common = {
    'cache-control': isPublic ? CACHE_PUBLIC : CACHE_PRIVATE,
    vary,
    'content-language': site,
    [HEADER_RELEASE]: String(snapshot.releaseId),
    ...DATA_SECURITY,
    ...security,
  };
  const full = (body: Buffer, etag: string, encoding: Record<string, string>) =>
    wired({
      status: 200,
      headers: Object.entries({
        'content-type': mediaType,
        'content-length': String(body.length),
        etag,
        ...(link ? { link } : {}),
        ...encoding,
        ...common,
      }).flat(),
      body,
    });
  return {
    isPublic,
    hash: document.hash,
    identity: full(document.identity, strongTag(document.hash), {}),
    brotli: full(document.brotli, weakTag(document.hash), { 'content-encoding': 'br' }),
    notModified: wired({
      status: 304,
      headers: Object.entries({ etag: weakTag(document.hash), ...common }).flat(),
      body: undefined,
    }),
  };
}

/**
 * Answers of the current release, each prepared when first asked for and dropped with its release. `security`: headers of every
 * answer of this instance.
 */
export function createContentAnswers(release: CurrentRelease, security: Record<string, string>): ContentAnswers {
  const empty = () =>
    Object.fromEntries(LANGUAGES.map((site) => [site, new Map()])) as Record<Language, Map<string, ContentAnswer>>;
  let releaseId = release.releaseId;
  let ready = empty();
  return {
    find(site, path) {
      if (release.releaseId !== releaseId) {
        releaseId = release.releaseId;
        ready = empty();
      }
      const known = ready[site].get(path);
      if (known) return known;
      const answer = prepare(release, security, site, path);
      if (answer) ready[site].set(path, answer);
      return answer;
    },
  };
}

/** The form of an answer that a request's headers ask for. */
export function negotiate(
  answer: ContentAnswer,
  headers: { 'if-none-match'?: string | undefined; 'accept-encoding'?: string | string[] | undefined },
): WiredAnswer {
  if (matchesTag(headers['if-none-match'], answer.hash)) return answer.notModified;
  const accept = headers['accept-encoding'];
  return acceptsBrotli(typeof accept === 'string' ? accept : undefined) ? answer.brotli : answer.identity;
}
