import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../../forms/entry-form.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { EntryFrame } from '../../shell/entry-frame.tsx';
import { usePageTitle } from '../../shell/page-title.ts';

interface Props {
  title: string;
  lead: string;
  link: { href: string; label: string };
  /** It takes the place of a form that was refused: it is read out, and has the focus that the form had. */
  isRefusal?: boolean;
  children?: ReactNode;
}

/** A page of the way to a new password that only tells something, and leads on. */
export function PasswordNotice({ title, lead, link, isRefusal = false, children }: Props) {
  const login = useTexts('login');
  usePageTitle(title);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isRefusal) told.current?.focus();
  }, [isRefusal]);
  return (
    <EntryFrame action={{ href: ROUTES.login.path, label: login('title') }}>
      <div className={styles.form}>
        <h1 className={`h2 ${styles.title}`}>{title}</h1>
        <p ref={told} className={styles.lead} {...(isRefusal && { role: 'alert', tabIndex: -1 })}>
          {lead}
        </p>
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
