import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Check, Plus } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { usePageCounts } from '../../api/page-counts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { useBarPage } from '../../shell/page-bar/bar-page.ts';
import { useToggle } from '../../shell/page-bar/use-toggle.ts';
import { useDocumentCount } from '../../stores/documents.ts';
import styles from './send-document.module.css';

interface Props {
  /** Route path of the page. */
  path: string;
  title: string;
  image: Model<typeof assetImage> | null;
  /** The one in which nothing of the picture is cut off in the small sheet. */
  crop?: 'landscape' | 'square';
  /** Short name, for the bar of the page; the title where there is none. */
  name?: string;
  /** Address of the page's data sheet. */
  dataSheet?: string | null;
  /** What else can be done with the page. */
  children?: ReactNode;
}

/** The last section: takes the page into the document, or out of it again. */
export function SendDocument({ path, title, image, crop = 'landscape', name = title, dataSheet = null, children }: Props) {
  const t = useTexts('products');
  const [isAdded, toggle] = useToggle({ path, title, name });
  const count = useDocumentCount();
  const pages = usePageCounts()[path];
  const box = useRef<HTMLElement>(null);
  useBarPage({ path, title, name, dataSheet }, box);
  return (
    <section ref={box} className={styles.send} data-surface="steel" aria-label={t('send.name')}>
      <div className={`grid ${styles.box}`}>
        <div className={styles.cover}>
          <div className={styles.sheet} aria-hidden="true">
            <div className={styles.picture}>
              {image && <Picture image={image} crop={[crop, 'landscape']} sizes="180px" alt="" />}
            </div>
            <b>{title}</b>
            <i />
          </div>
        </div>
        <div className={styles.words}>
          <h2 className="h3">{t('send.headline')}</h2>
          <p className={`body muted ${styles.copy}`}>
            {pages ? t('send.copyPages', { title, count: pages }) : t('send.copy', { title })}
          </p>
          <AppLink href="/documents/overview" className={arrowLinkClass(styles.link)}>
            <ArrowLabel>{t('send.link', { count })}</ArrowLabel>
          </AppLink>
        </div>
        <div className={styles.action}>
          <Button variant={isAdded ? 'line' : 'signal'} onClick={toggle}>
            <Icon icon={isAdded ? Check : Plus} />
            {isAdded ? (
              <span>
                {t('send.added')}
                <span className="sr">, {t('send.remove')}</span>
              </span>
            ) : (
              t('send.add')
            )}
          </Button>
          {children}
        </div>
      </div>
    </section>
  );
}
