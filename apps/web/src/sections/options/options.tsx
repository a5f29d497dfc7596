import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Tabs } from '@vitrine/ui/tabs/tabs.tsx';
import { Plus } from 'lucide';
import { lazy, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { OnceOpen } from '../full-screen/once-open.tsx';
import { useSlides } from '../full-screen/use-slides.ts';
import type { Product } from '../resources.ts';
import { optionImage, optionSlides, optionTabs } from './model.ts';
import styles from './options.module.css';

const viewer = () => import(/* later: when it is opened */ './option-viewer.tsx');
const OptionViewer = lazy(() => viewer().then(({ OptionViewer: component }) => ({ default: component })));

/** Category of options that have none. */
const OTHERS = 'others';

/** What the machine can be fitted with, by category; a press on an option opens its slides full screen. */
export function Options({ product }: { product: Product }) {
  const t = useTexts('products');
  const panel = useId();
  const groups = optionTabs(product.productOptionList);
  const [category, setCategory] = useState(groups[0]?.id ?? OTHERS);
  const group = groups.find(({ id }) => (id ?? OTHERS) === category) ?? groups[0];
  const options = group?.items ?? [];
  const [pointed, setPointed] = useState<string | null>(null);
  const [opened, setOpened] = useState(0);
  const option = options[opened] ?? options[0];
  const slides = useSlides('options', option ? optionSlides(option).length : 0);
  const pictured = options.find(({ id }) => id === pointed) ?? options[0];
  const image = pictured && optionImage(pictured);

  const choose = (next: string) => {
    setCategory(next);
    setPointed(null);
    setOpened(0);
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
          {image && <Picture key={image.id} image={image} crop={['landscape', 'auto']} sizes="(min-width: 1024px) 54vw, 100vw" />}
        </figure>
        <ul className={`rows ${styles.list}`}>
          {options.map(({ id, title, copy }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.row}
                aria-haspopup="dialog"
                onPointerEnter={() => {
                  setPointed(id);
                  void viewer();
                }}
                onFocus={() => {
                  setPointed(id);
                  void viewer();
                }}
                onClick={() => {
                  setOpened(index);
                  slides.show(0);
                }}
              >
                <span className="h4">{title}</span>
                <Icon icon={Plus} size="l" />
                <span className={styles.copy}>{copy}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {option && (
        <OnceOpen open={slides.open}>
          <OptionViewer key={option.id} option={option} slides={slides} />
        </OnceOpen>
      )}
    </section>
  );
}
