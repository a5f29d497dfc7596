import { contentPage } from '@vitrine/contract/content-pages.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { BlockType, ContentBlock } from '../blocks/resources.ts';
import type { WireList } from './test-product.ts';

interface Parts {
  blocks?: { type: BlockType; attributes: object; relationships?: object }[];
  image?: WireList[number] | null;
  related?: WireList;
  isHighlightColorBlue?: boolean;
}

const identifier = ({ type, id }: WireList[number]) => ({ type, id });

/** A content page for tests, read through the contract as the page reads it: bare but for what is given. */
export function testContentPage({ blocks = [], image = null, related = [], isHighlightColorBlue = false }: Parts = {}) {
  const contentList = blocks.map((block, index) => ({ ...block, id: `${index}` }));
  return parseOne(contentPage, {
    data: {
      type: 'content-page',
      id: '1',
      attributes: { slug: 'hygiene', headline: 'Hygiene', subline: null, isHighlightColorBlue },
      relationships: {
        contentList: { data: contentList.map(identifier) },
        relatedContentList: { data: related.map(identifier) },
        image: { data: image && identifier(image) },
      },
    },
    included: [...contentList, ...related, ...(image ? [image] : [])],
  });
}

/** One block, as the app makes it of the API's answer. */
export function testBlock(type: BlockType, attributes: object): ContentBlock {
  const [block] = testContentPage({ blocks: [{ type, attributes }] }).contentList;
  if (!block) throw new Error('a page of one block has one');
  return block;
}
