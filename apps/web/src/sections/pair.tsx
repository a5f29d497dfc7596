import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { AppLink } from '../shell/app-link.tsx';
import styles from './pair.module.css';

interface Props {
  title: string;
  copy: string | null;
  image: Model<typeof assetImage> | null;
  /** Null while there is no page to lead to. */
  link: { path: string; text: string } | null;
}

/** One thing large: its picture at the left, its words at the right; as a whole it is the link to its page. */
export function Pair({ title, copy, image, link }: Props) {
  return (
    <div className={`grid ${styles.pair}`} data-link={link ? '' : undefined}>
      <figure className={styles.picture}>
        {image && <Picture image={image} crop={['landscape', 'auto']} sizes="(min-width: 64em) 54vw, 100vw" alt="" />}
      </figure>
      <div className={styles.words}>
        <h3 className="h2">{title}</h3>
        {copy && <p className={`body muted ${styles.copy}`}>{copy}</p>}
        {link && (
          <AppLink href={link.path} className={arrowLinkClass(styles.link)} aria-label={`${link.text}: ${title}`}>
            <ArrowLabel>{link.text}</ArrowLabel>
          </AppLink>
        )}
      </div>
    </div>
  );
}
