import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import type { ReactNode } from 'react';
import styles from '../../forms/entry-form.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { EntryFrame } from '../../shell/entry-frame.tsx';
import { usePageTitle } from '../../shell/page-title.ts';

interface Props {
  title: string;
  lead: string;
  link: { href: string; label: string };
  children?: ReactNode;
}

/** A page of the way to a new password that only tells something, and leads on. */
export function PasswordNotice({ title, lead, link, children }: Props) {
  const login = useTexts('login');
  usePageTitle(title);
  return (
    <EntryFrame action={{ href: ROUTES.login.path, label: login('title') }}>
      <div className={styles.form}>
        <h1 className={`h2 ${styles.title}`}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children ? <p className="muted">{children}</p> : null}
        <div>
          <AppLink href={link.href} className={arrowLinkClass()}>
            <ArrowLabel>{link.label}</ArrowLabel>
          </AppLink>
        </div>
      </div>
    </EntryFrame>
  );
}
