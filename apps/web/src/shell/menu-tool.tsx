import { useTexts } from '../i18n/use-texts.ts';
import { useUser } from '../stores/objects.ts';
import styles from './header.module.css';
import { useOverlay } from './overlay.ts';
import { loadMenu } from './overlay-code.ts';
import { MENU } from './overlay-names.ts';

/** Opens the main menu: the word and two lines. The navigation is for those who are logged in. */
export function MenuTool() {
  const t = useTexts('shell');
  const { open, show } = useOverlay(MENU);
  if (!useUser()) return null;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('menu.open')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={loadMenu.ahead}
      onFocus={loadMenu.ahead}
      onClick={show}
    >
      <span className={styles.word}>{t('menu.name')}</span>
      <span className={styles.burger} />
    </button>
  );
}
