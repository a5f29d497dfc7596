import { useTexts } from '../../i18n/use-texts.ts';
import tables from './output-tables.print.module.css';
import { CHUNK, type PrintTable as Chunk, STATE_CHUNK } from './print-chunks.ts';

/** Some machines of a family as columns; empty columns keep their width, and rules run through. */
export function PrintTable({ chunk: { state, machines, groups }, preline }: { chunk: Chunk; preline: string | null }) {
  const t = useTexts('outputs');
  const size = state ? STATE_CHUNK : CHUNK;
  const empty = Array.from({ length: size - machines.length }, (_, index) => index);
  return (
    <table className={tables.table}>
      <caption>{state ? t('inKgPerHour', { state: t(`stateAt.${state}`) }) : preline}</caption>
      <colgroup>
        <col className={tables.label} />
        <col span={size} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{state ? t('holePlate') : t('feature')}</th>
          {machines.map(({ key, title }) => (
            <th key={key} scope="col" className={tables.value}>
              {title}
            </th>
          ))}
          {empty.map((index) => (
            <td key={index} />
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={`${name} ${rows[0]?.column.field}`}>
          {name && (
            <tr className={tables.group}>
              <th scope="rowgroup" colSpan={size + 1}>
                {t(`group.${name}`)}
              </th>
            </tr>
          )}
          {rows.map(({ column, figures }) => (
            <tr key={column.field}>
              <th scope="row">
                {t(`column.${column.name}`, { diameter: column.diameter ?? '' })}
                {column.unit && ` (${t(`unit.${column.unit}`)})`}
              </th>
              {figures.map((figure, index) => (
                <td key={machines[index]?.key} className={tables.value}>
                  {figure?.text ?? <abbr aria-label={t('noFigure')}>–</abbr>}
                </td>
              ))}
              {empty.map((index) => (
                <td key={index} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
