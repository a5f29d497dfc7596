import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { CloseButton } from '@vitrine/ui/close-button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { leadsSomewhere } from '../../shell/link-target.ts';
import type { Slides } from '../full-screen/use-slides.ts';
import type { LineReference } from '../resources.ts';
import { textOf } from './model.ts';
import styles from './reference-sheet.module.css';

/** One customer over the whole page; the close button, Escape and the back button leave it. */
export function ReferenceSheet({ items, slides }: { items: readonly LineReference[]; slides: Slides }) {
  const t = useTexts('lines');
  const common = useTexts('common');
  const title = useId();
  const reference = items[slides.index];
  if (!reference) return null;
  const { label, headline, details, link, image } = reference;
  const text = textOf(reference);
  return (
    <Dialog open={slides.open} onClose={slides.close} kind="screen" labelledBy={title}>
      <div className={styles.bar}>
        <div className="grid">
          <div className={styles.row}>
            <p className="num muted small">
              {items.length > 1 && t('references.count', { index: slides.index + 1, total: items.length })}
            </p>
            <CloseButton label={common('close')} onClick={slides.close} />
          </div>
        </div>
      </div>
      <div className={`grid ${styles.content}`}>
        {image && (
          <figure className={styles.picture}>
            <Picture image={image} crop={['landscape', 'auto']} sizes="(min-width: 64em) 52vw, 100vw" />
          </figure>
        )}
        <div className={styles.words}>
          <p className={`label muted ${styles.label}`}>{label}</p>
          <h2 className="h2" id={title}>
            {headline}
          </h2>
          {text && <p className={`body ${styles.copy}`}>{text}</p>}
          {details.length > 0 && (
            <dl className={styles.facts}>
              {details.map(({ key, value }) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {link && leadsSomewhere(link) && (
            <AppLink href={link} className={arrowLinkClass(styles.link)}>
              <ArrowLabel>{t('references.link')}</ArrowLabel>
            </AppLink>
          )}
        </div>
      </div>
    </Dialog>
  );
}
