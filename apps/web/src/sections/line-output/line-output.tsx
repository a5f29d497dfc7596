import { Tabs } from '@vitrine/ui/tabs/tabs.tsx';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LineOutput as Output } from '../resources.ts';
import { GoodsPictures } from './goods-pictures.tsx';
import styles from './line-output.module.css';
import { shownOutputs } from './model.ts';
import { StepTable } from './step-table.tsx';

/** What the line puts out, by kind of goods: the first one is open. */
export function LineOutput({ items }: { items: readonly Output[] }) {
  const t = useTexts('lines');
  const panel = useId();
  const headline = useId();
  const outputs = shownOutputs(items);
  const [chosen, setChosen] = useState<string | null>(null);
  const output = outputs.find(({ id }) => id === chosen) ?? outputs[0];
  if (!output) return null;
  const tabbed = outputs.length > 1;
  return (
    <section className="section" data-surface="light" id="output">
      <div className={`grid head ${styles.head}`}>
        <h2 className="h2">{t('output.headline')}</h2>
      </div>
      {tabbed && (
        <div className={`grid ${styles.tabs}`}>
          <Tabs
            label={t('output.categories')}
            items={outputs.map(({ id, outputType }) => ({ id, title: outputType.value }))}
            selected={output.id}
            onSelect={setChosen}
            panel={panel}
          />
        </div>
      )}
      <div
        className={`grid ${styles.panel}`}
        id={panel}
        {...(tabbed && { role: 'tabpanel', 'aria-label': output.outputType.value })}
      >
        <div className={styles.table}>
          <h3 className={`h4 ${styles.headline}`} id={headline}>
            {output.headline}
          </h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={styles.scroll} aria-labelledby={headline} tabIndex={0}>
            <StepTable output={output} />
          </section>
          {output.note && <p className={`muted small ${styles.note}`}>{output.note}</p>}
        </div>
        <GoodsPictures key={output.id} output={output} />
      </div>
    </section>
  );
}
