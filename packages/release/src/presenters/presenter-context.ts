import type { WireResource } from '@vitrine/contract/json-api.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { ConvertedVideos } from '../assets/converted-videos.ts';
import type { ImageVersions } from '../assets/image-versions.ts';
import type { Originals } from '../assets/originals.ts';
import type { Renderings } from '../assets/renderings.ts';
import type { Included } from '../build/included.ts';
import type { RecordReader } from '../read/record-reader.ts';
import type { Typesetter } from '../typography/typesetter.ts';

/** What the presenters of one document share. */
export interface PresenterContext {
  site: Language;
  read: RecordReader;
  type: Typesetter;
  included: Included;
  images: ImageVersions;
  convertedVideos: ConvertedVideos;
  originals: Originals;
  renderings: Renderings;
}

/** Makes the primary data of a document; null when its route does not exist. */
export type DocumentPresenter = (context: PresenterContext, path: string) => Promise<WireResource | WireResource[] | null>;
