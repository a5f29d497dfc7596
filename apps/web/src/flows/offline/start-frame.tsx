import { Logo } from '@vitrine/ui/logo.tsx';
import type { ReactNode } from 'react';
import { changeLanguage } from '../../i18n/i18n.ts';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import frame from '../../shell/entry-frame.module.css';
import headerStyles from '../../shell/header.module.css';

/** The other language. There is no router yet, nor a page to load in it. */
function OtherLanguage() {
  const t = useTexts('shell');
  const other = useShownLanguage() === 'de' ? 'en' : 'de';
  return (
    <button type="button" className={headerStyles.tool} lang={other} onClick={() => void changeLanguage(other)}>
      {t('footer.otherLanguage')}
    </button>
  );
}

/** What the desktop app shows before it has a router: its matter beside the dark half, a sentence at the foot. */
export function StartFrame({ children, foot }: { children: ReactNode; foot: string }) {
  return (
    <div className={frame.entry}>
      <div className={frame.column}>
        <div className={frame.bar}>
          <Logo />
          <OtherLanguage />
        </div>
        <main className={frame.matter}>{children}</main>
        <p className="small muted">{foot}</p>
      </div>
      <div className={frame.side} data-surface="dark" />
    </div>
  );
}
