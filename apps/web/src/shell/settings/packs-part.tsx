import { Checkbox } from '@vitrine/ui/checkbox.tsx';
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
}

function PackRow({ name, bytes, copy, checked, onChange }: RowProps) {
  const language = useShownLanguage();
  return (
    <li>
      <Checkbox checked={checked} disabled={!onChange} onChange={onChange}>
        {name}
        {copy ? <span className={styles.copy}>{copy}</span> : null}
      </Checkbox>
      <span className={styles.size}>{fileSize(bytes, language)}</span>
    </li>
  );
}

/** What of the catalogue is kept: pages and pictures always, the rest by product line, with or without videos. */
export function PacksPart({ chosen, isBusy }: { chosen: ChosenPacks; isBusy: boolean }) {
  const t = useTexts('desktop');
  const { plan, packs, isFailed, isChosen, toggleLine, toggleVideos } = chosen;
  if (!plan) {
    return (
      <p className="muted small" role="status">
        {t(isFailed ? 'settings.planFailed' : 'settings.plan')}
      </p>
    );
  }
  const optional = plan.lines.reduce((sum, { slug, bytes }) => sum + (isChosen(slug) ? bytes : 0), 0);
  const base = Math.max(0, plan.totalBytes - optional - (packs.withVideos ? plan.videoBytes : 0));
  return (
    <ul className={styles.packs}>
      <PackRow name={t('settings.packsBase')} bytes={base} copy={t('settings.packsBaseCopy')} checked />
      {plan.lines.map(({ slug, title, bytes }) => (
        <PackRow
          key={slug}
          name={title}
          bytes={bytes}
          checked={isChosen(slug)}
          {...(!isBusy && { onChange: () => toggleLine(slug) })}
        />
      ))}
      <PackRow
        name={t('settings.videos')}
        bytes={plan.videoBytes}
        copy={t('settings.videosCopy')}
        checked={packs.withVideos}
        {...(!isBusy && { onChange: toggleVideos })}
      />
    </ul>
  );
}
