import { Plus } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './accordion.module.css';
import { initiallyOpen, pressed } from './open-items.ts';

interface AccordionProps {
  /** `note` follows the title, say how many there are; `anchor` is the id of the title in the page. */
  items: readonly { id: string; title: string; note?: string; body: ReactNode; anchor?: string }[];
  /** Anchor that the address names: its item is open. */
  asked?: string | undefined;
  /** `cards` allows several open items, `list` one at a time. */
  variant?: 'list' | 'cards';
  firstOpen?: boolean;
  /** What is below a title takes the whole width, not the measure of running text. */
  wide?: boolean;
  /** Level of the titles in the page's outline. */
  level?: 2 | 3 | 4 | 5;
  className?: string | undefined;
}

/** Titles that open and close the content below them. */
export function Accordion({
  items,
  asked,
  variant = 'list',
  firstOpen = false,
  wide = false,
  level = 3,
  className,
}: AccordionProps) {
  const base = useId();
  const wanted = asked ? items.find(({ anchor }) => anchor === asked)?.id : undefined;
  const [shown, setShown] = useState(wanted);
  const [open, setOpen] = useState(() =>
    wanted === undefined
      ? initiallyOpen(
          items.map(({ id }) => id),
          firstOpen,
        )
      : new Set([wanted]),
  );
  if (wanted !== shown) {
    setShown(wanted);
    if (wanted !== undefined) setOpen(new Set([wanted]));
  }
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.accordion, variant === 'cards' && styles.cards, wide && styles.wide, className)}>
      {items.map(({ id, title, note, body, anchor }) => {
        const isOpen = open.has(id);
        const titleId = anchor ?? `${base}${id}-title`;
        return (
          <div key={id} className={styles.item} data-open={isOpen || undefined}>
            <Heading>
              <button
                type="button"
                id={titleId}
                className={styles.title}
                aria-expanded={isOpen}
                aria-controls={`${base}${id}-body`}
                onClick={() => setOpen((now) => pressed(now, id, variant === 'cards'))}
              >
                <span>
                  {title}
                  {note && <span className={styles.note}> {note}</span>}
                </span>
                <Icon icon={Plus} size="l" />
              </button>
            </Heading>
            <section id={`${base}${id}-body`} className={styles.fold} aria-labelledby={titleId}>
              <div className={styles.clip}>
                <div className={styles.body}>{body}</div>
              </div>
            </section>
          </div>
        );
      })}
    </div>
  );
}
