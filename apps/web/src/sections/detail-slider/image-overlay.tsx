import type { assetImage } from '@vitrine/contract/assets.ts';
import { chooseVersion } from '@vitrine/contract/image-sources.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './image-overlay.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  image: Model<typeof assetImage>;
  label: string;
}

/** A picture alone, as large as it is and no smaller than the window; what is outside is scrolled to. */
export function ImageOverlay({ open, onClose, image, label }: Props) {
  const t = useTexts('products');
  const common = useTexts('common');
  const scroll = useRef<HTMLElement>(null);
  const version = chooseVersion(image.versions, ['auto']);
  useEffect(() => {
    const region = scroll.current;
    if (open && region)
      region.scrollTo((region.scrollWidth - region.clientWidth) / 2, (region.scrollHeight - region.clientHeight) / 2);
  }, [open]);
  if (!version) return null;
  return (
    <Dialog open={open} onClose={onClose} kind="screen" surface="dark" label={`${t('application.enlarged')}: ${label}`}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section ref={scroll} className={styles.scroll} aria-label={t('application.enlarged')} tabIndex={0}>
          <div
            className={styles.picture}
            style={customProperties({ '--ratio': version.width / version.height, '--width': `${version.width}px` })}
          >
            {open && <Picture image={image} crop="auto" sizes={`max(100vw, ${version.width}px)`} />}
          </div>
        </section>
        <button type="button" className={styles.close} onClick={onClose}>
          {common('close')} <Icon icon={X} size="l" />
        </button>
      </div>
    </Dialog>
  );
}
