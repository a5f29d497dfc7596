import { GALLERY_SWAP_MS } from '@vitrine/contract/constants.ts';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { Tabs } from '@vitrine/ui/tabs/tabs.tsx';
import { Maximize, Minimize } from 'lucide';
import { useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Product } from '../resources.ts';
import { viewsOf } from './model.ts';
import { Stage } from './stage.tsx';
import { useDelayed } from './use-delayed.ts';
import { useFullScreen } from './use-full-screen.ts';
import styles from './view-360.module.css';

/** The dark stage on which the machine turns: turntables and rotator views, as tabs if there are several. */
export function View360({ product }: { product: Product }) {
  const t = useTexts('products');
  const panel = useId();
  const section = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(section);
  const views = useMemo(() => viewsOf(product), [product]);
  const [selected, setSelected] = useState(views[0]?.id ?? '');
  const shown = useDelayed(selected, GALLERY_SWAP_MS);
  const view = views.find(({ id }) => id === shown) ?? views[0];
  if (!view) return null;
  return (
    <section className={styles.view} id="view360" data-surface="dark" aria-label={t('turntable.name')} ref={section}>
      <div className={`grid ${styles.top}`}>
        <h2 className="h2">{t('turntable.headline')}</h2>
        {views.length > 1 && (
          <Tabs
            label={t('turntable.renderings')}
            items={views.map(({ id, title }) => ({ id, title }))}
            selected={selected}
            onSelect={setSelected}
            panel={panel}
            layout="stack"
            className={styles.tabs}
          />
        )}
      </div>
      <div
        className={styles.stage}
        id={panel}
        data-leaving={shown !== selected || undefined}
        {...(views.length > 1 && { role: 'tabpanel', 'aria-label': view.title })}
      >
        <Stage view={view} />
      </div>
      {fullScreen.toggle && (
        <IconButton
          className={styles.fullScreen}
          icon={fullScreen.on ? Minimize : Maximize}
          label={t(fullScreen.on ? 'turntable.smaller' : 'turntable.larger')}
          onClick={fullScreen.toggle}
        />
      )}
    </section>
  );
}
