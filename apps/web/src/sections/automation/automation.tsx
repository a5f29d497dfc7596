import { routeOf } from '@vitrine/contract/page-paths.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { ArrowRight } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { AutomationTeaser } from '../resources.ts';
import styles from './automation.module.css';

/** Phones have a square beside the words. */
const SQUARE = [{ media: '(max-width: 47.99em)', crop: 'square' }] as const;

interface Props {
  introduction: string | null;
  items: readonly AutomationTeaser[];
}

/** What runs the line by itself, as rows; each leads to its automation page. */
export function Automation({ introduction, items }: Props) {
  const t = useTexts('lines');
  return (
    <section className="section" data-surface="light" id="automation">
      <div className="grid head">
        <h2 className="h2">{t('automation.headline')}</h2>
        {introduction && <p className="lead muted">{introduction}</p>}
      </div>
      <div className="grid">
        <ul className="rows">
          {items.map(({ id, slug, title, subline, image }) => (
            <li key={id}>
              <AppLink href={routeOf({ kind: 'product-line-automation', slug })} className={styles.row}>
                <figure className={styles.picture}>
                  {image && (
                    <Picture
                      image={image}
                      crop={['landscape', 'square']}
                      art={SQUARE}
                      sizes="(min-width: 48em) 168px, 96px"
                      alt=""
                    />
                  )}
                </figure>
                <div>
                  <h3 className="h3">{title}</h3>
                  {subline && <p className="muted">{subline}</p>}
                </div>
                <Icon icon={ArrowRight} size="l" />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
