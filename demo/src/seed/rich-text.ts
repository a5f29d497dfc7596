import type { TextPart } from '../content-pages/block.ts';
import type { Words } from './seed-run.ts';

const place = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

const text = (value: string) => ({ type: 'text', text: value, detail: 0, format: 0, mode: 'normal', style: '', version: 1 });

const link = (value: string, url: string) => ({
  ...place,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: [text(value)],
});

function node(part: TextPart, words: Words) {
  if ('headline' in part) return { ...place, type: 'heading', tag: part.size, children: [text(words(part.headline))] };
  if ('list' in part) {
    const children = part.list.map((item, index) => ({
      ...place,
      type: 'listitem',
      value: index + 1,
      children: [text(words(item))],
    }));
    const kind = part.isOrdered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' };
    return { ...place, type: 'list', ...kind, start: 1, children };
  }
  const children = [text(words(part.paragraph)), ...('link' in part ? [link(words(part.link.text), part.link.url)] : [])];
  return { ...place, type: 'paragraph', textFormat: 0, textStyle: '', children };
}

/** Running text in one language as the editor of the admin stores it. */
export const richText = (parts: readonly TextPart[], words: Words) => ({
  root: { ...place, type: 'root', children: parts.map((part) => node(part, words)) },
});
