import { Checkbox } from '@vitrine/ui/checkbox.tsx';
import type { ReactNode } from 'react';
import { fileSize } from '../../i18n/file-size.ts';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './offline.module.css';
import type { ChosenPacks } from './use-load-plan.ts';

interface RowProps {
  name: string;
  bytes: number;
  copy?: string;
  checked: boolean;
  onChange?: () => void;
  /** Below the size. */
  children?: ReactNode;
}

function PackRow({ name, bytes, copy, checked, onChange, children }: RowProps) {
  const language = useShownLanguage();
  return (
    <li>
      <Checkbox checked={checked} disabled={!onChange} onChange={onChange}>
        {name}
        {copy ? <span className={styles.copy}>{copy}</span> : null}
      </Checkbox>
      {bytes > 0 ? <span className={styles.size}>{fileSize(bytes, language)}</span> : null}
      {children}
    </li>
  );
}

/** With or without the videos of a line: the button says which it is, and changes it. */
function LineVideos({ title, isWith, onToggle }: { title: string; isWith: boolean; onToggle: () => void }) {
  const t = useTexts('desktop');
  const videos = t(isWith ? 'settings.withVideos' : 'settings.withoutVideos');
  return (
    <button
      type="button"
      className={styles.videos}
      aria-label={t('settings.videosOf', { line: title, videos })}
      onClick={onToggle}
    >
      {videos}
    </button>
  );
}

/** What of the catalogue is kept: pages and pictures always, the rest by product line, each with or without its videos. */
export function PacksPart({ chosen, isBusy }: { chosen: ChosenPacks; isBusy: boolean }) {
  const t = useTexts('desktop');
  const language = useShownLanguage();
  const { plan, packs, isFailed, isChosen, toggleLine, hasVideos, toggleLineVideos, toggleVideos } = chosen;
  if (!plan) {
    return (
      <p className="muted small" role="status">
        {t(isFailed ? 'settings.planFailed' : 'settings.plan')}
      </p>
    );
  }
  const sizeOf = ({ slug, bytes, videoBytes }: (typeof plan.lines)[number]) =>
    packs.withVideos && hasVideos(slug) ? bytes : bytes - videoBytes;
  const chosenLines = plan.lines.filter(({ slug }) => isChosen(slug));
  const videosOf = (lines: typeof plan.lines) => lines.reduce((sum, { videoBytes }) => sum + videoBytes, 0);
  // Videos of no line, or of several ones: of these none is kept whose lines are all left out.
  const otherVideos = packs.withVideos
    ? plan.keptVideoBytes - videosOf(chosenLines.filter(({ slug }) => hasVideos(slug)))
    : plan.videoBytes - videosOf(plan.lines);
  const optional = chosenLines.reduce((sum, line) => sum + sizeOf(line), packs.withVideos ? otherVideos : 0);
  const base = Math.max(0, plan.totalBytes - optional);
  return (
    <ul className={styles.packs}>
      <PackRow name={t('settings.packsBase')} bytes={base} copy={t('settings.packsBaseCopy')} checked />
      {plan.lines.map((line) => (
        <PackRow
          key={line.slug}
          name={line.titles[language]}
          bytes={sizeOf(line)}
          checked={isChosen(line.slug)}
          {...(!isBusy && { onChange: () => toggleLine(line.slug) })}
        >
          {packs.withVideos && isChosen(line.slug) && line.videoBytes > 0 && !isBusy ? (
            <LineVideos
              title={line.titles[language]}
              isWith={hasVideos(line.slug)}
              onToggle={() => toggleLineVideos(line.slug)}
            />
          ) : null}
        </PackRow>
      ))}
      <PackRow
        name={t('settings.videos')}
        bytes={otherVideos}
        copy={t('settings.videosCopy')}
        checked={packs.withVideos}
        {...(!isBusy && { onChange: toggleVideos })}
      />
    </ul>
  );
}
