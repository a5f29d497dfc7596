import { expect, test } from 'vitest';
import { type AlignedGroup, alignedGroups, EMPTY, type SourceGroup } from './align-rows.ts';
import { withKeyData } from './key-data.ts';

/** A machine's table: each group with its labels. */
const table = (...groups: [headline: string, ...labels: string[]][]): SourceGroup[] =>
  groups.map(([headline, ...labels]) => ({
    headline,
    rows: labels.map((label) => ({ label, unit: '', cell: { kind: 'value', text: label } })),
  }));
const read = (groups: readonly AlignedGroup[]) =>
  groups.map(({ headline, rows }) => [headline, ...rows.map(({ label }) => label)]);
const compare = (...tables: SourceGroup[][]) => read(withKeyData(alignedGroups(tables, 'de'), tables, 'Eckdaten'));

const PLACE: [string, ...string[]] = ['Aufstellung', 'Gewicht', 'Anschlusswert'];
const grinder = table(
  ['Antrieb', 'Arbeitsschnecke', 'Produkttemperatur'],
  ['Trichter', 'Trichtervolumen', 'Beladehöhe'],
  ['Schneidsatz', 'Lochscheibendurchmesser', 'Schneidsatz, Teile max.', 'Sortiereinrichtung'],
  PLACE,
);
const cutter = table(['Schüssel', 'Schüsselvolumen', 'Produkttemperatur'], ['Ausstattung', 'Auswerfer', 'Beladehöhe'], PLACE);

test('what two kinds of machines have beneath headlines of different things goes before all others', () => {
  for (const machines of [
    [cutter, grinder],
    [grinder, cutter],
  ]) {
    expect(compare(...machines)[0]).toEqual(['Eckdaten', 'Produkttemperatur', 'Beladehöhe']);
  }
});

test('beneath the headline that its label names a row is at home', () => {
  const emulsifier = table(['Zuführung', 'Anschluss für Pumpe', 'Trichtervolumen'], PLACE);
  expect(compare(grinder, emulsifier)).toContainEqual(['Trichter', 'Trichtervolumen', 'Beladehöhe']);
  expect(compare(emulsifier, grinder)[0]).toEqual(['Eckdaten', 'Trichtervolumen']);
});

test('the groups of a machine stay together, before the last one that all have', () => {
  expect(compare(grinder, cutter).map(([headline]) => headline)).toEqual([
    'Eckdaten',
    'Antrieb',
    'Trichter',
    'Schneidsatz',
    'Schüssel',
    'Ausstattung',
    'Aufstellung',
  ]);
});

test('two headlines with half of their rows in common are two names of one thing', () => {
  const mixerGrinder = table(
    ['Wolfen', 'Schnecke', 'Lochscheibendurchmesser', 'Schneidsatz, Teile max.', 'Sortiereinrichtung'],
    PLACE,
  );
  expect(compare(mixerGrinder, grinder)[0]).toEqual([
    'Wolfen',
    'Schnecke',
    'Lochscheibendurchmesser',
    'Schneidsatz, Teile max.',
    'Sortiereinrichtung',
  ]);
});

test('of several machines one alone with another headline moves nothing', () => {
  const other = table(['Wolfen', 'Arbeitsschnecke'], PLACE);
  expect(compare(grinder, other)[0]).toEqual(['Eckdaten', 'Arbeitsschnecke']);
  expect(compare(grinder, grinder, other)[0]).toEqual(['Antrieb', 'Arbeitsschnecke', 'Produkttemperatur']);
});

test('a key figure goes first where its machine has no such group, though other machines have one', () => {
  const mixer = table(['Mischen', 'Trogvolumen', 'Produkttemperatur'], PLACE);
  const hopper = table(['Trichter', 'Trichtervolumen'], PLACE);
  const tables = [mixer, mixer, hopper];
  const groups = alignedGroups(tables, 'de').map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        row.label === 'Produkttemperatur' && cell === EMPTY ? ({ kind: 'value', text: '4' } as const) : cell,
      ),
    })),
  }));
  expect(read(withKeyData(groups, tables, 'Eckdaten')).slice(0, 2)).toEqual([
    ['Eckdaten', 'Produkttemperatur'],
    ['Mischen', 'Trogvolumen'],
  ]);
});
