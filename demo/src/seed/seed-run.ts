import { readFile } from 'node:fs/promises';
import { PUBLISHES_LATER } from '@vitrine/content-model/hooks/record-change.ts';
import type {} from '@vitrine/content-model/payload-types.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type {
  CollectionSlug,
  DataFromGlobalSlug,
  File,
  GlobalSlug,
  Payload,
  RequiredDataFromCollectionSlug,
  TypedUploadCollection,
} from 'payload';
import type { DeepPartial } from 'ts-essentials';
import type { Text } from '../text.ts';
import { recordId } from './record-id.ts';

/** Takes the words of one language out of a text. */
export type Words = (text: Text) => string;
const wordsOf =
  (language: Language): Words =>
  (text) =>
    text[language];

/** What creates a record and updates it alike; Payload has a type of its own for each. */
type RecordData<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S> & DeepPartial<RequiredDataFromCollectionSlug<S>>;
type GlobalData<S extends GlobalSlug> = DeepPartial<Omit<DataFromGlobalSlug<S>, 'id'>>;

type Uploads = keyof TypedUploadCollection & CollectionSlug;

/** One run of the seed: writes records with known ids, in both languages, inside the transaction of its step. */
export interface SeedRun {
  write<S extends CollectionSlug>(
    collection: S,
    key: string,
    data: (words: Words) => RecordData<S>,
    file?: UploadFile,
  ): Promise<string>;
  /** A file whose record has no words: written once. */
  upload<S extends Uploads>(collection: S, key: string, file: UploadFile, data: RecordData<S>): Promise<string>;
  /** Sets references that could not be there when the record was written: records refer to each other in a circle. */
  refer<S extends CollectionSlug>(
    collection: S,
    key: string,
    data: DeepPartial<RequiredDataFromCollectionSlug<S>>,
  ): Promise<void>;
  writeGlobal<S extends GlobalSlug>(slug: S, data: (words: Words) => GlobalData<S>): Promise<void>;
  /** Id of a country by its code; throws when there is none. */
  countryId(code: string): Promise<string>;
  /** Records written so far. */
  count(): number;
}

interface UploadFile {
  path: string;
  /** Name in the library. */
  name: string;
  type: string;
}

async function readUpload({ path, name, type }: UploadFile): Promise<File> {
  const data = await readFile(path);
  return { data, mimetype: type, name, size: data.length };
}

export function createSeedRun(payload: Payload, transactionID: string | number): SeedRun {
  let written = 0;
  // Each operation gets a request of its own: Payload keeps the language on it.
  const options = () => ({
    req: { transactionID },
    context: { [PUBLISHES_LATER]: true },
    overrideAccess: true,
    depth: 0,
  });

  async function create<S extends CollectionSlug>(collection: S, key: string, data: RecordData<S>, file?: UploadFile) {
    const id = recordId(collection, key);
    await payload.create({
      ...options(),
      collection,
      data: Object.assign({}, data, { id }),
      locale: 'de',
      ...(file && { file: await readUpload(file), overwriteExistingFiles: true }),
    });
    written += 1;
    return id;
  }

  return {
    count: () => written,
    async countryId(code) {
      const { docs } = await payload.find({
        ...options(),
        collection: 'countries',
        where: { code: { equals: code } },
        pagination: false,
        limit: 1,
      });
      const [country] = docs;
      if (!country) throw new Error(`no country "${code}"`);
      return country.id;
    },
    async write(collection, key, data, file) {
      const id = await create(collection, key, data(wordsOf('de')), file);
      await payload.update({ ...options(), collection, id, data: data(wordsOf('en')), locale: 'en' });
      return id;
    },
    upload: (collection, key, file, data) => create(collection, key, data, file),
    async refer(collection, key, data) {
      await payload.update({ ...options(), collection, id: recordId(collection, key), data, locale: 'de' });
    },
    async writeGlobal(slug, data) {
      await payload.updateGlobal({ ...options(), slug, data: data(wordsOf('de')), locale: 'de' });
      await payload.updateGlobal({ ...options(), slug, data: data(wordsOf('en')), locale: 'en' });
      written += 1;
    },
  };
}

/** "ww-200/hero" and ".webp" -> "ww-200-hero.webp": one name in the library for each file. */
export const libraryName = (key: string, extension: string) => `${key.replaceAll('/', '-')}${extension}`;
