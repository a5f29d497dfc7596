import { contentPage, locationPage, mediaLibraryPage } from '@vitrine/contract/content-pages.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import { includeBlocks } from './content-blocks.ts';
import { slugOf } from './page-collections.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';
import { includeRelatedContent } from './related-content.ts';

/** The head that all three kinds of page share, and their foot. */
async function presentFrame(context: PresenterContext, record: Content<'content-pages'>) {
  const { type } = context;
  const [image, relatedContentList] = await Promise.all([
    includeImage(context, record.image, ['auto', 'portrait']),
    includeRelatedContent(context, record.relatedContentList, record.id),
  ]);
  return {
    attributes: { slug: record.slug, headline: type.text(record.headline), subline: type.text(record.subline || null) },
    relationships: { image, relatedContentList },
  };
}

/** `content-page/{slug}`: a content page, the locations page or the media library page. */
export const presentContentPage: DocumentPresenter = async (context, path) => {
  const record = await context.read.find('content-pages', { slug: { equals: slugOf(path) } });
  if (!record) return null;
  const { attributes, relationships } = await presentFrame(context, record);
  switch (record.pageType) {
    case 'locations':
      return toWireResource(locationPage, record.id, { attributes, relationships, self: path });
    case 'mediaLibrary':
      return toWireResource(mediaLibraryPage, record.id, { attributes, relationships, self: path });
    case 'default':
      return toWireResource(contentPage, record.id, {
        attributes: { ...attributes, isHighlightColorBlue: Boolean(record.isHighlightColorBlue) },
        relationships: { ...relationships, contentList: await includeBlocks(context, record) },
        self: path,
      });
  }
};
