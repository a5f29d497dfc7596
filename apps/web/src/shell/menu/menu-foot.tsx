import { useRouter } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { textsOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { logOut } from '../../session/log-out.ts';
import { SESSION_NOTICE } from '../../session/session.ts';
import { useDocumentCount } from '../../stores/documents.ts';
import { notify } from '../../stores/notifications.ts';
import { AppLink } from '../app-link.tsx';
import { Count } from '../count.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { useOverlay } from '../overlay.ts';
import { SETTINGS } from '../overlay-names.ts';
import { useOnline } from '../use-online.ts';
import styles from './menu-foot.module.css';
import { SecondaryLinks } from './secondary-links.tsx';

/** Secondary links at the left (logout hidden without a connection), language and settings at the right. */
export function MenuFoot() {
  const t = useTexts('shell');
  const router = useRouter();
  const online = useOnline();
  const count = useDocumentCount();
  const settings = useOverlay(SETTINGS);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const told = await logOut();
    await router.navigate({ to: '/login', replace: true });
    if (!told) {
      notify(() => ({
        icon: 'wifi-off',
        text: textsOf('shell')('notifications.logoutFailed'),
        singleNotificationKey: SESSION_NOTICE,
      }));
    }
    setLeaving(false);
  };
  return (
    <div className={styles.foot}>
      <div className="grid">
        <div className={styles.bar}>
          <nav className={styles.group} aria-label={t('menu.secondary')}>
            <SecondaryLinks />
            <AppLink href="/documents/overview">
              {t('menu.documents')}
              <Count value={count} />
            </AppLink>
            <AppLink href={ROUTES.profile.path}>{t('menu.profile')}</AppLink>
            {online ? (
              <button type="button" disabled={leaving} onClick={() => void leave()}>
                {t('menu.logout')}
              </button>
            ) : null}
          </nav>
          <div className={styles.group}>
            <LanguageSwitch />
            <button type="button" aria-haspopup="dialog" onClick={settings.show}>
              <Icon icon={SlidersHorizontal} />
              {t('menu.settings')}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
