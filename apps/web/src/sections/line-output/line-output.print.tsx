import { formatNumber } from '@vitrine/contract/sites.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { activeLanguage } from '../../api/client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import body from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { LineOutput as Output } from '../resources.ts';
import styles from './line-output.print.module.css';
import { type Goods, newGoods, outputTable, shownOutputs } from './model.ts';

/** What the line puts out: the tabs of the screen page one after the other, each with both states and the goods. */
export function LineOutput({ items }: { items: readonly Output[] }) {
  const t = useTexts('print');
  const outputs = shownOutputs(items);
  const goods = newGoods(outputs);
  const [first, ...others] = outputs.map((output, index) => (
    <Category key={output.id} output={output} goods={goods[index] ?? []} />
  ));
  return (
    <section className={body.section}>
      <div className={body.pairStart}>
        <h2 className={body.h2}>{t('lineOutput.headline')}</h2>
        {first}
      </div>
      {others}
    </section>
  );
}

function Category({ output, goods }: { output: Output; goods: readonly Goods[] }) {
  const t = useTexts('print');
  const { states, steps } = outputTable(output);
  return (
    <section className={styles.category} data-may-begin-page="rows">
      <h3 className={body.h3}>{stripSoftHyphens(output.headline)}</h3>
      <table className={styles.steps}>
        <thead>
          <tr>
            <th scope="col">{t('lineOutput.machine')}</th>
            <th scope="col">{t('lineOutput.step')}</th>
            {states.map((state) => (
              <th key={state} scope="col" className={styles.figure}>
                {t(`lineOutput.${state}`)}, kg/h
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, machine, step, figures }) => (
            <tr key={id}>
              <th scope="row">{machine}</th>
              <td>{step}</td>
              {figures.map((figure, index) => (
                <td key={states[index]} className={styles.figure}>
                  {figure === null ? <abbr aria-label={t('cell.notAvailable')}>–</abbr> : formatNumber(figure, activeLanguage())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {output.note && <p className={styles.note}>{output.note}</p>}
      <div className={styles.goods}>
        {goods.map(({ state, items }) => (
          <div key={state}>
            <p className={body.label}>{t(`lineOutput.${state}`)}</p>
            <ul>
              {items.map(({ image, description }) => (
                <li key={image.id}>
                  <figure>
                    <PrintPicture image={image} crop="landscape" millimetres={26} />
                    {description && <figcaption>{description}</figcaption>}
                  </figure>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
