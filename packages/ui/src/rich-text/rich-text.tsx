import type { RichText as RichTextBlocks, RichTextSpan } from '@vitrine/contract/rich-text.ts';
import { Fragment } from 'react';
import { classNames } from '../class-names.ts';
import styles from './rich-text.module.css';

/** A text with its line breaks. */
const lines = (text: string) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));

function Span({ text, bold, italic, link }: RichTextSpan) {
  let shown = <>{lines(text)}</>;
  if (italic) shown = <i>{shown}</i>;
  if (bold) shown = <b>{shown}</b>;
  if (!link) return shown;
  return (
    <a className="inline" href={link.url} {...(link.openInNewTab && { target: '_blank', rel: 'noopener' })}>
      {shown}
    </a>
  );
}

const spans = (all: readonly RichTextSpan[]) => all.map((span, index) => <Span key={index} {...span} />);

const BELOW = { 2: 'h3', 3: 'h4', 4: 'h5' } as const;

interface RichTextProps {
  blocks: RichTextBlocks;
  /** Level of its larger headlines in the page's outline; the smaller ones are one below, where there are larger ones. */
  level?: 2 | 3 | 4;
  className?: string | undefined;
}

/** Running text made of elements of our own: nothing of it is markup. */
export function RichText({ blocks, level = 2, className }: RichTextProps) {
  const Large = `h${level}` as const;
  const hasLarge = blocks.some((block) => block.type === 'headline' && block.size === 'h3');
  const Small = hasLarge ? BELOW[level] : Large;
  return (
    <div className={classNames(styles.text, className)}>
      {blocks.map((block, index) => {
        // Blocks have no other name and never move.
        const key = `${index}`;
        if (block.type === 'paragraph') return <p key={key}>{spans(block.spans)}</p>;
        if (block.type === 'headline') {
          return block.size === 'h3' ? (
            <Large key={key} className="h3">
              {spans(block.spans)}
            </Large>
          ) : (
            <Small key={key} className="h4">
              {spans(block.spans)}
            </Small>
          );
        }
        const List = block.isOrdered ? 'ol' : 'ul';
        return (
          <List key={key}>
            {block.items.map((item, place) => (
              <li key={place}>{spans(item)}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
