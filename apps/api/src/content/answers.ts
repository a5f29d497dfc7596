import { HEADER_RELEASE, HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { NEWS_PATH } from '@vitrine/contract/notifications.ts';
import { isReleaseAnswer, RELEASE_ANSWERS, RELEASE_DOCUMENTS, releasePattern } from '@vitrine/contract/release-documents.ts';
import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import type { FormerReleases } from '@vitrine/release/former-releases.ts';
import type { ReleaseDocument } from '@vitrine/release/release-snapshot.ts';
import { acceptsBrotli } from '../http/accept-brotli.ts';
import { matchesTag, strongTag, weakTag } from '../http/entity-tag.ts';
import { firstPictureLinks } from '../http/first-picture.ts';
import { DATA_SECURITY } from '../http/security-headers.ts';
import type { Compressible } from './compressible.ts';
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

/** Content in each form in which it is answered. */
interface Forms<Brotli> {
  isPublic: boolean;
  hash: string;
  identity: WiredAnswer;
  brotli: Brotli;
  notModified: WiredAnswer;
}
/** A document of a release. */
export type ContentAnswer = Forms<WiredAnswer>;
/** What is made for a call. */
export type MadeAnswer = Forms<() => Promise<WiredAnswer>>;

/** Who may see an answer, and of which media type it is. */
interface AnswerKind {
  isPublic: boolean;
  mediaType: string;
}

export interface ContentAnswers {
  /** `path` below /api/v1, as in RELEASE_DOCUMENTS; undefined when the release has no such document. */
  find(site: Language, path: string): ContentAnswer | undefined;
  /** The same of a former release. Throws ReleaseGone. */
  findFormer(release: number, site: Language, path: string): Promise<ContentAnswer | undefined>;
  /** An answer that no document holds as it is, of the current release or of the one that is named. */
  make(site: Language, content: Compressible, kind: AnswerKind, release?: number): MadeAnswer;
}

/** Checked again each time (a 304 costs a millisecond), kept by the browser of the one who may see it. */
const CACHE_PUBLIC = 'no-cache';
const CACHE_PRIVATE = 'private, no-cache';

const wired = (answer: ReadyAnswer): WiredAnswer => ({ ...answer, wire: createWireAnswer(answer) });

/** What a path answers: beside its kind the type of its resource. */
function kindOf(path: string): (AnswerKind & { type: string | null }) | null {
  if (isReleaseAnswer(path)) return { isPublic: RELEASE_ANSWERS[path].public, mediaType: 'application/json', type: null };
  const pattern = releasePattern(path);
  if (!pattern || pattern === NEWS_PATH) return null;
  const { public: isPublic, resource } = RELEASE_DOCUMENTS[pattern];
  return { isPublic, mediaType: JSON_API_TYPE, type: resource.type };
}

interface Origin {
  site: Language;
  releaseId: number;
  /** Headers of every answer of this instance. */
  security: Record<string, string>;
}

/** The forms of an answer, and how its Brotli form is made of the bytes; `extra`: headers of the whole one. */
function forms(
  { hash, identity }: Pick<ReleaseDocument, 'hash' | 'identity'>,
  { isPublic, mediaType }: AnswerKind,
  { site, releaseId, security }: Origin,
  extra: Record<string, string> = {},
): Forms<(bytes: Buffer) => WiredAnswer> {
  const vary = `Accept-Encoding, Origin, ${HEADER_SITE_LANGUAGE}, ${HEADER_RELEASE}${isPublic ? '' : ', Authorization'}`;
  const common = {
    'cache-control': isPublic ? CACHE_PUBLIC : CACHE_PRIVATE,
    vary,
    'content-language': site,
    [HEADER_RELEASE]: String(releaseId),
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
        ...extra,
        ...encoding,
        ...common,
      }).flat(),
      body,
    });
  return {
    isPublic,
    hash,
    identity: full(identity, strongTag(hash), {}),
    brotli: (bytes) => full(bytes, weakTag(hash), { 'content-encoding': 'br' }),
    notModified: wired({
      status: 304,
      headers: Object.entries({ etag: weakTag(hash), ...common }).flat(),
      body: undefined,
    }),
  };
}

function prepare(document: ReleaseDocument | null, kind: (AnswerKind & { type: string | null }) | null, origin: Origin) {
  if (!document || !kind) return undefined;
  const link = kind.type && firstPictureLinks(kind.type, document.identity);
  const { brotli, ...others } = forms(document, kind, origin, link ? { link } : {});
  return { ...others, brotli: brotli(document.brotli) };
}

/**
 * Answers of the current release, each prepared when first asked for and dropped with its release. `security`: headers of every
 * answer of this instance.
 */
export function createContentAnswers(
  release: CurrentRelease,
  former: FormerReleases,
  security: Record<string, string>,
): ContentAnswers {
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
      const kind = kindOf(path);
      const answer = prepare(kind && release.get(site, path), kind, { site, releaseId, security });
      if (answer) ready[site].set(path, answer);
      return answer;
    },
    async findFormer(releaseId, site, path) {
      const kind = kindOf(path);
      return prepare(kind && (await former.get(releaseId, site, path)), kind, { site, releaseId, security });
    },
    make(site, content, kind, releaseId = release.releaseId) {
      const { brotli, ...others } = forms(content, kind, { site, releaseId, security });
      return { ...others, brotli: async () => brotli(await content.brotli()) };
    },
  };
}

/** The form of an answer that a request's headers ask for. */
export function negotiate<Brotli>(
  answer: Forms<Brotli>,
  headers: { 'if-none-match'?: string | undefined; 'accept-encoding'?: string | string[] | undefined },
): WiredAnswer | Brotli {
  if (matchesTag(headers['if-none-match'], answer.hash)) return answer.notModified;
  const accept = headers['accept-encoding'];
  return acceptsBrotli(typeof accept === 'string' ? accept : undefined) ? answer.brotli : answer.identity;
}
