'use client';
import type { TableRow } from '@vitrine/content-model/fields/technical-data.ts';
import type { FigureSource } from '@vitrine/content-model/key-figures/figure-source.ts';
import { outputFigures } from '@vitrine/content-model/key-figures/own-figures.ts';
import { outputCell } from '@vitrine/content-model/output/output-cells.ts';
import styles from './technical-data.module.css';
import { withFigure } from './technical-data-edits.ts';
import { useTableEditor } from './use-table-editor.ts';

interface RowFigureProps {
  row: TableRow;
  own: FigureSource;
  name: string;
  disabled: boolean;
  onChange: (row: TableRow) => void;
}

/** Whether the values of a row are typed, or are an output figure of the machines; not shown where there is none to choose. */
export function RowFigure({ row, own, name, disabled, onChange }: RowFigureProps) {
  const { language, word } = useTableEditor();
  const figures = outputFigures(own, language).filter(({ reference, value }) => value !== null || reference === row.figure);
  if (figures.length === 0 && row.figure === undefined) return null;
  const isGone = row.figure !== undefined && outputCell(own, row.figure) === undefined;
  const field = row.figure?.split('/').at(-1);
  // In a copy of a product the only row of output is meant, whatever it was called.
  const inCopy = isGone ? undefined : figures.find(({ reference }) => reference.split('/').at(-1) === field);
  const chosen = figures.find(({ reference }) => reference === row.figure) ?? inCopy;
  const groups = [...new Set(figures.map(({ group }) => group))];

  const choose = (reference: string) => {
    const [german, english] = (['de', 'en'] as const).map((one) =>
      outputFigures(own, one).find((figure) => figure.reference === reference),
    );
    const label = { de: german?.label ?? '', en: english?.label ?? '' };
    const unit = { de: german?.unit ?? '', en: english?.unit ?? '' };
    onChange(withFigure(row, german && english ? { reference, label, unit } : null));
  };

  return (
    <select
      className={styles.kind}
      aria-label={`${name}: ${word('values')}`}
      value={chosen?.reference ?? row.figure ?? ''}
      disabled={disabled}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{word('typedValues')}</option>
      {isGone && <option value={row.figure}>{word('goneFigure')}</option>}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {figures
            .filter((figure) => figure.group === group)
            .map(({ reference, label, value }) => (
              <option key={reference} value={reference}>
                {value === null ? label : `${label}: ${value}`}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
