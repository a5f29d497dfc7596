import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Dialog } from './dialog.tsx';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Buttons that stay at the foot. */
  foot?: ReactNode;
  /** A flyout at its left edge, six columns wide; on phones it covers the panel but its foot. It has a surface of its own. */
  flyout?: ReactNode;
  children: ReactNode;
}

/** A panel at the right edge, nine columns wide, full screen on phones; its head and foot stay while it scrolls. */
export function Drawer({ open, onClose, title, closeLabel, foot, flyout, children }: DrawerProps) {
  const heading = useId();
  return (
    <Dialog open={open} onClose={onClose} kind="drawer" labelledBy={heading} className={styles.drawer}>
      <div className={styles.head}>
        <h2 className="h3" id={heading}>
          {title}
        </h2>
        <IconButton className={styles.close} icon={X} label={closeLabel} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.content} aria-labelledby={heading} tabIndex={0}>
        {children}
      </section>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
      {flyout ? <div className={styles.flyout}>{flyout}</div> : null}
    </Dialog>
  );
}
