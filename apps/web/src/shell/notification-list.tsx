import { useRouterState } from '@tanstack/react-router';
import type { Notification } from '@vitrine/contract/notifications.ts';
import { arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { Toast } from '@vitrine/ui/toast.tsx';
import { Check, CircleAlert, Download, Files, type IconNode, Plus, Send, Wifi, WifiOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import {
  closeNotification,
  closeOfPage,
  isAnswer,
  isUrgent,
  noteOnShow,
  RELOAD,
  sayAgain,
  staysOpen,
  useCameUp,
} from '../stores/notifications.ts';
import { AppLink } from './app-link.tsx';
import { notificationLink } from './notification-link.ts';
import styles from './notifications.module.css';
import { useFreePlace } from './use-free-place.ts';

/** A notification stays this long; errors stay until they are closed (look.md, "Controls", toast). */
const SHOWN_MS = 6000;

const ICONS: Record<Notification['icon'], IconNode> = {
  add: Plus,
  check: Check,
  document: Files,
  error: CircleAlert,
  sent: Send,
  update: Download,
  'wifi-off': WifiOff,
  'wifi-on': Wifi,
};

/**
 * Reads a text aloud: the region stands in index.html, empty, because text that comes with its region is often not read.
 * Empty again after it, so that nobody finds there what is not on show any more.
 */
function say(text: string): () => void {
  const region = document.getElementById('said');
  if (region) region.textContent = text;
  return () => {
    if (region?.textContent === text) region.textContent = '';
  };
}

/**
 * What is on show, the newest at the bottom, in the language on show. Time stands still while the pointer or the focus is on
 * them, and while they wait: what goes by itself, and answers no press, covers nothing that one presses and no reason of a failure. It
 * comes up once there is a place for it, and stays then.
 */
export default function NotificationList({ list }: { list: readonly Notification[] }) {
  const t = useTexts('shell');
  const [held, setHeld] = useState(false);
  const section = useRef<HTMLElement>(null);
  const look = () => setHeld(section.current?.matches(':hover, :focus-within') ?? false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const saidAt = useRef(path);
  useEffect(() => {
    if (saidAt.current === path) return;
    saidAt.current = path;
    closeOfPage();
  }, [path]);
  const isFree = useFreePlace(section, `${path} ${list.map(({ id }) => id).join()}`, held);
  const cameUp = useCameUp();
  const waits = !isFree && !held && list.every((n) => !staysOpen(n) && !isAnswer(n) && !cameUp.has(n.id));
  useEffect(() => {
    if (!waits) noteOnShow(list.map(({ id }) => id));
  }, [waits, list]);
  // What is closed takes the focus with it, and no event says so: what comes next would stay for ever.
  useEffect(look, [list]);
  return (
    <section
      ref={section}
      className={styles.list}
      data-waits={waits || undefined}
      aria-label={t('notifications.name')}
      onPointerEnter={look}
      onPointerLeave={look}
      onFocus={look}
      onBlur={look}
    >
      {list.map((n) => (
        <Entry key={n.id} notification={sayAgain(n)} held={held} waits={waits} closeLabel={t('notifications.close')} />
      ))}
    </section>
  );
}

function Action({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { action, actionText } = notification;
  if (!actionText) return null;
  if (action === RELOAD) {
    return (
      <button type="button" className={arrowLinkClass()} onClick={() => location.reload()}>
        {actionText}
      </button>
    );
  }
  const href = notificationLink(notification);
  return href ? (
    <AppLink href={href} className={arrowLinkClass()} onClick={onFollow}>
      {actionText}
    </AppLink>
  ) : null;
}

interface EntryProps {
  notification: Notification;
  held: boolean;
  waits: boolean;
  closeLabel: string;
}

function Entry({ notification, held, waits, closeLabel }: EntryProps) {
  const { id, icon, text } = notification;
  const close = () => closeNotification(id);
  const urgent = isUrgent(notification);
  const timed = !held && !waits && !staysOpen(notification);
  useEffect(() => {
    if (!timed) return;
    const timer = setTimeout(() => closeNotification(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [timed, id]);
  useEffect(() => (urgent || waits ? undefined : say(text)), [urgent, waits, text]);
  return (
    <div className={styles.entry}>
      <Toast
        icon={ICONS[icon]}
        text={text}
        urgent={urgent}
        closeLabel={closeLabel}
        onClose={close}
        action={<Action notification={notification} onFollow={close} />}
      />
    </div>
  );
}
