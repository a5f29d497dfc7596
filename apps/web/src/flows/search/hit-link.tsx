import type { FoundEntry, SearchKind } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { markTerms } from '@vitrine/search/marks.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowRight, Download, type IconNode, MapPin } from 'lucide';
import type { ComponentProps, MouseEvent } from 'react';
import { fileSize } from '../../i18n/file-size.ts';
import { runningTime } from '../../i18n/running-time.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { isOwn } from '../../shell/link-target.ts';
import { hitAddress } from './hit-address.ts';
import styles from './hits.module.css';
import rowStyles from './rows.module.css';

const ICONS: Record<SearchKind, IconNode> = {
  machine: ArrowRight,
  page: ArrowRight,
  document: Download,
  media: ArrowRight,
  location: MapPin,
  question: ArrowRight,
};

interface MarkedProps {
  text: string;
  terms: readonly string[];
  language: Language;
}

/** A text with the letters that were found underlined. */
function Marked({ text, terms, language }: MarkedProps) {
  return markTerms(text, terms, language).map(({ text: piece, marked }, at) => (marked ? <mark key={at}>{piece}</mark> : piece));
}

type HitLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  entry: FoundEntry;
  /** What it was found by, with spaces between. */
  found: string;
  language: Language;
  isPicture: boolean;
  onFollow: (href: string | null) => void;
};

/** One hit. Its page is a step of the history of its own, so that back leads to the hits. */
export function HitLink({ entry, found, language, isPicture, onFollow, ...option }: HitLinkProps) {
  const t = useTexts('search');
  const href = hitAddress(entry);
  const own = isOwn(href);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (own) event.preventDefault();
    onFollow(own ? href : null);
  };
  const terms = found.split(' ');
  const { line, label, file, duration } = entry;
  const told = [
    label && t(`labels.${label}`),
    duration !== undefined && runningTime(duration),
    file && `${file.extension.toUpperCase()}, ${fileSize(file.size, language)}`,
  ].filter(Boolean);
  const icon = entry.kind === 'document' && own ? ArrowRight : ICONS[entry.kind];
  return (
    <a
      {...option}
      href={href}
      className={isPicture ? styles.tile : rowStyles.row}
      onClick={follow}
      download={own ? undefined : ''}
    >
      {isPicture ? (
        <span className={styles.frame}>
          {entry.image ? <img src={entry.image} alt="" width={400} height={267} loading="lazy" decoding="async" /> : null}
        </span>
      ) : null}
      <b>
        <Marked text={entry.title} terms={terms} language={language} />
      </b>
      {line || told.length > 0 ? (
        <span className={styles.line}>
          {told.join(', ')}
          {told.length > 0 && line ? '. ' : ''}
          {line ? <Marked text={line} terms={terms} language={language} /> : null}
        </span>
      ) : null}
      {isPicture ? null : <Icon icon={icon} className={rowStyles.icon} />}
    </a>
  );
}
