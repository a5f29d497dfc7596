import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import styles from './entry-frame.module.css';
import { EntryPicture } from './entry-picture.tsx';
import headerStyles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

interface Props {
  /** The other way, right above. */
  action: { href: string; label: string };
  /** At the foot of the column. */
  note?: string;
  children: ReactNode;
}

/** The pages of a short form on the way in: the form in a column at the left, a picture beside it. */
export function EntryFrame({ action, note, children }: Props) {
  return (
    <div className={styles.entry}>
      <div className={styles.column}>
        <div className={styles.bar}>
          <HomeLink />
          <div className={headerStyles.tools}>
            <LanguageSwitch className={headerStyles.tool} />
            <AppLink href={action.href} className={headerStyles.tool}>
              {action.label}
            </AppLink>
          </div>
        </div>
        <div className={styles.matter}>{children}</div>
        <p className="small muted">{note}</p>
      </div>
      <EntryPicture />
    </div>
  );
}
