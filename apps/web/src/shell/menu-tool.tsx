import { useTexts } from '../i18n/use-texts.ts';
import styles from './header.module.css';
import { useOverlay } from './overlay.ts';
import { preloadMenu } from './overlay-code.ts';
import { MENU } from './overlay-names.ts';

/** Opens the main menu: the word and two lines. */
export function MenuTool() {
  const t = useTexts('shell');
  const { open, show } = useOverlay(MENU);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('menu.open')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={show}
    >
      <span className={styles.word}>{t('menu.name')}</span>
      <span className={styles.burger} />
    </button>
  );
}
