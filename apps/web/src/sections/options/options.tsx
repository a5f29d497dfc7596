import { Icon } from '@vitrine/ui/icon.tsx';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Tabs } from '@vitrine/ui/tabs/tabs.tsx';
import { Plus } from 'lucide';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useSlideLists } from '../full-screen/use-slides.ts';
import type { Product } from '../resources.ts';
import { optionGroups, optionImage, optionSlides } from './model.ts';
import styles from './options.module.css';

const loadViewer = laterComponent(() => import(/* later: when it is opened */ './option-viewer.tsx'), 'OptionViewer');

/** Category of options that have none. */
const OTHERS = 'others';

/** What the machine can be fitted with, by category; a press on an option opens its slides full screen. */
export function Options({ product }: { product: Product }) {
  const t = useTexts('products');
  const panel = useId();
  const all = product.productOptionList;
  const groups = optionGroups(all);
  const optionOf = (id: string | null) => all.find((one) => one.id === id);
  const { list, slides, show } = useSlideLists('options', (id) => {
    const one = optionOf(id);
    return one ? optionSlides(one).length : 0;
  });
  const opened = optionOf(list);
  const [category, setCategory] = useState(() => {
    // After a reload one may be open: it is closed over the tab that has it.
    const first = groups.find(({ items }) => opened && items.includes(opened)) ?? groups[0];
    return first?.id ?? OTHERS;
  });
  const group = groups.find(({ id }) => (id ?? OTHERS) === category) ?? groups[0];
  const options = group?.items ?? [];
  const [pointed, setPointed] = useState<string | null>(null);
  const OptionViewer = useLoaded(loadViewer, slides.open, slides.close);
  const pictured = options.find(({ id }) => id === pointed) ?? options[0];
  const image = pictured && optionImage(pictured);

  const choose = (next: string) => {
    setCategory(next);
    setPointed(null);
  };
  return (
    <section className="section" data-surface="steel" id="options">
      <div className="grid head">
        <h2 className="h2">{t('options.headline')}</h2>
        {groups.length > 1 && (
          <Tabs
            label={t('options.categories')}
            items={groups.map(({ id, title }) => ({ id: id ?? OTHERS, title: title ?? t('options.others') }))}
            selected={category}
            onSelect={choose}
            panel={panel}
            className={styles.tabs}
          />
        )}
      </div>
      <div
        className={`grid ${styles.options}`}
        id={panel}
        {...(groups.length > 1 && { role: 'tabpanel', 'aria-label': group?.title ?? t('options.others') })}
      >
        <figure className={styles.picture}>
          {image && <Picture key={image.id} image={image} crop={['landscape', 'auto']} sizes="(min-width: 64em) 54vw, 100vw" />}
        </figure>
        <ul className={`rows ${styles.list}`}>
          {options.map(({ id, title, copy }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.row}
                data-paper
                aria-haspopup="dialog"
                onPointerEnter={() => {
                  setPointed(id);
                  loadViewer.ahead();
                }}
                onFocus={() => {
                  setPointed(id);
                  loadViewer.ahead();
                }}
                onClick={() => show(id, 0)}
              >
                <span className="h4">{title}</span>
                <Icon icon={Plus} size="l" />
                <span className={styles.copy}>{copy}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {opened && OptionViewer && <OptionViewer key={opened.id} option={opened} slides={slides} />}
    </section>
  );
}
