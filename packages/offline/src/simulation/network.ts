import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { compareManifests } from '@vitrine/contract/manifest-difference.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { TransferError } from '@vitrine/platform/catalogue-files/types.ts';
import type { Stage } from '../state.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

export const NETWORK_FAULTS = [
  'drop',
  'timeout',
  'address-not-found',
  'status-500',
  'status-404',
  'status-401',
  'truncate',
  'corrupt',
  'foreign',
  'whole-on-range',
  'wrong-range',
  'slow',
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

/** What a server answers to a transfer. */
export interface Answer {
  status: number;
  /** Where in the file the body begins (Content-Range). */
  offset: number;
  body: Uint8Array;
  /** The connection ends before the end of the body. */
  isCut: boolean;
  isSlow: boolean;
}
/** A fault that was served; null as stage for a call of the API. */
export interface ServedFault {
  kind: NetworkFault | 'release-gone';
  stage: Stage | null;
  path: string;
}

const answer = (status: number, body: Uint8Array = new Uint8Array(), offset = 0): Answer => ({
  status,
  offset,
  body,
  isCut: false,
  isSlow: false,
});
const encoder = new TextEncoder();

/** The server and the way to it. It answers faults with the chance `faulty`, at most `budget` of them. */
export class Network {
  faulty = 0;
  kinds: readonly NetworkFault[] = NETWORK_FAULTS;
  budget = 0;
  /** Decides the fault of a call in the place of chance, for tests of one of them; `stage` is null for a call of the API. */
  choose: ((path: string, stage: Stage | null) => NetworkFault | null) | null = null;
  /** Paths in the order in which they were asked for. */
  asked: string[] = [];
  served: ServedFault[] = [];
  /** Paths that were answered with 404. */
  notFound = new Set<string>();
  /** Bytes of bodies. */
  sentBytes = 0;
  hasSession = true;
  /** So often something is published right after a manifest was answered. */
  publishes = 0;
  readonly #random: Random;
  readonly #world: World;

  constructor(random: Random, world: World) {
    this.#random = random;
    this.#world = world;
  }

  #fault(path: string, stage: Stage | null): NetworkFault | null {
    this.asked.push(path);
    const chosen = this.choose?.(path, stage);
    if (chosen) this.served.push({ kind: chosen, stage, path });
    if (chosen) return chosen;
    if (this.budget === 0 || !this.#random.chance(this.faulty)) return null;
    this.budget -= 1;
    const kind = this.#random.pick(this.kinds);
    this.served.push({ kind, stage, path });
    return kind;
  }

  #isGone(release: number): boolean {
    return release < this.#world.firstReadable;
  }

  /** The bytes of a path, of the release that the call names. */
  #find(path: string, language: Language, headers: Record<string, string>): Uint8Array | 'gone' | null {
    if (path.startsWith('/assets/')) return this.#world.files.get(path) ?? null;
    const route = path.replace('/api/v1/', '');
    if (route === 'user/current') return encoder.encode(`user ${this.#random.below(2)}`);
    if (route === 'page-counts/_all') return encoder.encode('{"data":[]}');
    const wanted = headers[HEADER_RELEASE];
    const release = wanted === undefined ? this.#world.current.id : Number(wanted);
    if (this.#isGone(release)) return 'gone';
    return this.#world.release(release)?.documents.get(`${language}/${route}`) ?? null;
  }

  /** Answers a transfer from byte `from` on. Throws TransferError. */
  transfer(
    path: string,
    language: Language,
    headers: Record<string, string>,
    { from, stage }: { from: number; stage: Stage },
  ): Answer {
    const fault = this.#fault(path, stage);
    if (fault === 'drop') throw new TransferError({ kind: 'network-down' });
    if (fault === 'timeout' || fault === 'address-not-found') throw new TransferError({ kind: fault });
    if (fault === 'status-500') return answer(500);
    if (fault === 'status-401') this.hasSession = false;
    if (fault === 'status-404') this.notFound.add(path);
    if (fault === 'status-404') return answer(404);
    if (stage === 'dataObjects' && !this.hasSession) {
      this.served.push({ kind: 'status-401', stage, path });
      return answer(401);
    }
    const bytes = this.#find(path, language, headers);
    if (bytes === 'gone') {
      this.served.push({ kind: 'release-gone', stage, path });
      return answer(409);
    }
    if (!bytes) return answer(404);
    const given = this.#send(bytes, from, fault);
    this.sentBytes += given.body.length;
    return given;
  }

  #send(bytes: Uint8Array, from: number, fault: NetworkFault | null): Answer {
    const random = this.#random;
    const isWhole = from === 0 || fault === 'whole-on-range';
    const given = isWhole ? answer(200, bytes) : answer(206, bytes.slice(from), from);
    if (fault === 'slow') return { ...given, isSlow: true };
    if (fault === 'truncate') return { ...given, body: given.body.slice(0, random.below(given.body.length + 1)), isCut: true };
    const changed = given.body.slice();
    if (fault === 'corrupt' && changed.length > 0) {
      const at = random.below(changed.length);
      changed[at] = (changed[at] ?? 0) ^ 1;
    }
    if (fault === 'foreign' && !isWhole) changed.fill(7);
    if (fault === 'wrong-range' && !isWhole) return { ...given, offset: Math.max(0, from - 1), body: changed };
    return { ...given, body: changed };
  }

  /** Answers a call of the API; throws as `fetch` does. */
  call(path: string, language: Language, headers: Record<string, string>): Response {
    const world = this.#world;
    const fault = this.#fault(path, null);
    if (fault === 'drop' || fault === 'timeout' || fault === 'address-not-found') throw new TypeError('Failed to fetch');
    if (fault === 'status-500' || fault === 'status-401') return json(fault === 'status-500' ? 500 : 401, null);
    if (fault === 'truncate') return answered(200, null);
    if (fault === 'corrupt') return answered(200, '{');
    if (path === 'auth/ping') {
      this.hasSession = true;
      return json(200, {});
    }
    const release = Number(headers[HEADER_RELEASE] ?? world.current.id);
    if (this.#isGone(release)) return json(409, null);
    const since = /^release\/manifest(?:\?since=(\d+))?$/.exec(path);
    if (since && this.publishes > 0) {
      this.publishes -= 1;
      const answered = this.#manifest(language, since[1]);
      world.publish();
      return answered;
    }
    if (since) return this.#manifest(language, since[1]);
    const document = world.release(release)?.documents.get(`${language}/${path}`);
    return document ? json(200, JSON.parse(new TextDecoder().decode(document))) : json(404, null);
  }

  /** As the API does it, the manifest is always that of the current release. */
  #manifest(language: Language, since: string | undefined): Response {
    const world = this.#world;
    const current = world.current.id;
    if (since === undefined) return json(200, { data: world.manifest(language, current) });
    const former = Number(since);
    if (former < world.firstReadable || former > current) return json(404, null);
    return json(200, { data: compareManifests(world.manifest(language, former), world.manifest(language, current)) });
  }
}

const json = (status: number, value: unknown) => answered(status, JSON.stringify(value));

/** A body of null breaks off. It is read without streams: those take turns of their own. */
function answered(status: number, body: string | null): Response {
  const read = async () => {
    if (body === null) throw new TypeError('Load failed');
    return body;
  };
  return Object.assign(new Response(null, { status }), { text: read });
}
