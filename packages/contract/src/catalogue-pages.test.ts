import { describe, expect, it } from 'vitest';
import { grinderRow } from './output-rows.ts';
import { productApplication } from './product-applications.ts';
import { productLineAutomation } from './product-line-automation.ts';
import { DocumentMismatchError, parseOne } from './resource.ts';

const reference = (type: string, id: string) => ({ type, id });

describe('product-application', () => {
  const tiles = [
    {
      ...reference('product', 'p'),
      attributes: { slug: 'ww-200', title: 'WW 200', productKind: 'Wolf', productTypeName: 'WW 200', category: null },
      relationships: { previewImage: { data: null } },
    },
    {
      ...reference('product-line', 'l'),
      attributes: { slug: 'rohwurstlinie', title: 'Rohwurstlinie', subline: null },
      relationships: { image: { data: null } },
    },
  ];
  const document = (attributes: object, list: object[]) => ({
    data: {
      ...reference('product-application', 'a'),
      attributes: { slug: 'rohwurst', title: 'Rohwurst', subline: null, detailSlider: [], detailFacts: [], ...attributes },
      relationships: { productOrProductLineList: { data: list } },
    },
    included: tiles,
  });

  it('holds machines and lines in one list, each by its own definition', () => {
    const page = parseOne(productApplication, document({}, [reference('product-line', 'l'), reference('product', 'p')]));
    expect(page.productOrProductLineList).toMatchObject([{ slug: 'rohwurstlinie' }, { productTypeName: 'WW 200' }]);
    expect([page.productList, page.relatedContentList]).toEqual([[], []]);
  });

  it('names what it cannot hold', () => {
    const parse = (attributes: object, list: object[]) => () => parseOne(productApplication, document(attributes, list));
    expect(parse({}, [reference('advantage', 'p')])).toThrow(DocumentMismatchError);
    expect(parse({}, [reference('advantage', 'p')])).toThrow('productOrProductLineList');
    expect(parse({ detailFacts: [{ bulletPoint: 'Kalt', icon: { value: 'fish' } }] }, [])).toThrow('detailFacts[0].icon.value');
  });
});

describe('a row of grinders', () => {
  const row = {
    id: '1',
    productTitle: 'W 130',
    productSlug: 'w-130',
    state: 'fresh',
    mmLs3: 700,
    mmLs5: null,
    mmLs8: null,
    mmLs13: null,
  };

  it('has a figure or none for each hole diameter, never a text or nought', () => {
    expect(grinderRow.safeParse({ ...row, mmLs20: null }).success).toBe(true);
    for (const mmLs20 of [undefined, 0, '3100']) expect(grinderRow.safeParse({ ...row, mmLs20 }).success).toBe(false);
    expect(grinderRow.safeParse({ ...row, mmLs20: null, state: 'dried' }).success).toBe(false);
  });
});

it('content of an automation is a headline or a copy', () => {
  const document = (content: object[]) => ({
    data: { ...reference('product-line-automation', '1'), attributes: { slug: 's', title: 'T', productLine: null, content } },
  });
  const content = [
    { type: 'headline', headline: 'Ein Rezept' },
    { type: 'copy', copy: 'Vier Fühler.' },
  ];
  expect(parseOne(productLineAutomation, document(content)).content).toEqual(content);
  expect(() => parseOne(productLineAutomation, document([{ type: 'video' }]))).toThrow('content[0].type');
});
