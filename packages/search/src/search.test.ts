import type { SearchEntry, SearchIndex, SearchKind } from '@vitrine/contract/search.ts';
import { SEARCH_MAX } from '@vitrine/contract/search-length.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon } from './compounds.ts';
import { isOnlySimilar } from './merge-hits.ts';
import { createSearch, prepareSearch } from './search.ts';
import { type EntryTexts, termsOf } from './terms.ts';
import { TRADE_WORDS } from './words.ts';

const terms = { language: 'de', lexicon: createLexicon(TRADE_WORDS.de, 'de') } as const;
const entry = (kind: SearchKind, title: string, texts: Partial<EntryTexts> = {}): SearchEntry => ({
  id: `${kind}/${title}`,
  kind,
  title,
  line: null,
  label: null,
  link: '/',
  image: null,
  file: null,
  terms: termsOf({ names: [], kind: [], text: [], ...texts, title: [title] }, terms),
});
const index: SearchIndex = {
  language: 'de',
  words: TRADE_WORDS.de,
  synonyms: [['Kutter', 'Cutter', 'bowl chopper', 'Hackmühle']],
  entries: [
    entry('machine', 'WW 200', { names: ['WW 200'], kind: ['Winkelwolf'], text: ['Leistung 9.800 kg/h mit 5-mm-Lochscheibe'] }),
    entry('machine', 'WW 160', { names: ['WW 160'], kind: ['Winkelwolf'], text: ['Leistung 8.200 kg/h'] }),
    entry('machine', 'K 330', { names: ['K 330'], kind: ['Kutter'], text: ['Nach der WW 200'] }),
    entry('page', 'Wölfe'),
    entry('page', 'Kutter'),
    entry('document', 'Datenblatt WW 200'),
    entry('document', 'Reinigungsanleitung WW 200'),
    entry('question', 'Mit welchem Druck darf gereinigt werden?'),
    entry('question', 'Welche Lochscheiben passen?', { text: ['Alle mit 200 mm Durchmesser'] }),
  ],
};
const search = createSearch(index);
const titles = (query: string) => search.find(query).hits.map((hit) => hit.entry.title);

describe('a search', () => {
  it.each(['ww200', 'WW 200', 'ww-200', 'WW\u2011200', 'WW\u2013200'])('for %s puts the machine first', (query) =>
    expect(titles(query)[0]).toBe('WW 200'),
  );
  it('puts what has all words before a name alone', () =>
    expect(titles('Datenblatt ww200')).toEqual(['Datenblatt WW 200', 'WW 200']));
  it('leaves nothing out for a word that texts only mention beside one that something is called by', () => {
    const more = [
      entry('page', 'Service', { kind: ['Ersatzteile'] }),
      entry('question', 'Kann man nachrüsten?', { text: ['Ersatzteile lassen sich bestellen'] }),
    ];
    const { hits, asked } = createSearch({ ...index, entries: more }).find('Ersatzteile bestellen');
    expect(hits.map((hit) => hit.entry.title)).toEqual(['Service', 'Kann man nachrüsten?']);
    expect(asked).toBe(1);
  });
  it('puts a machine that was named before others that have more of the other words', () => {
    const text = ['Messer und Wagen'];
    const more = [
      entry('machine', 'WW 250', { names: ['WW 250'] }),
      entry('machine', 'WW 160', { names: ['WW 160'], text }),
      entry('question', 'Reicht die WW 250?'),
    ];
    const { hits } = createSearch({ ...index, entries: more }).find('Messer für den Wagen ww250');
    expect(hits.map((hit) => hit.entry.id)).toEqual(['machine/WW 250', 'question/Reicht die WW 250?', 'machine/WW 160']);
    // Nothing has most of the search.
    const asked = createSearch({ ...index, entries: more }).find('Gewicht Farbe Preis ww250');
    expect(asked.hits[0]?.entry.id).toBe('machine/WW 250');
  });
  it('takes compounds apart', () => expect(titles('Fleischwolf')[0]).toBe('Wölfe'));
  describe('of a compound that is nowhere as it was typed', () => {
    const sausages = [
      ...index.entries,
      entry('page', 'Leber- und Kochwurst'),
      entry('page', 'Brühwurst'),
      entry('page', 'Rohwurstlinie'),
      entry('machine', 'K 550', { names: ['K 550'], kind: ['Kutter'], text: ['Kochwurst', 'Für jede Linie', 'Große Mengen'] }),
      entry('question', 'Nehmen Sie alte Maschinen zurück?'),
    ];
    const ask = (query: string) => {
      const { hits, asked } = createSearch({ ...index, entries: sausages }).find(query);
      return { titles: hits.map((hit) => hit.entry.title), isSimilar: isOnlySimilar(asked, hits) };
    };
    it('finds what has all of its parts, as what was meant', () =>
      expect(ask('Wurstlinien')).toEqual({ titles: ['Rohwurstlinie'], isSimilar: false }));
    it('finds what comes before its end, then what it ends with, as only similar', () => {
      const { titles: found, isSimilar } = ask('Kochwurstlinie');
      expect(found[0]).toBe('Leber- und Kochwurst');
      expect(found).toContain('Rohwurstlinie');
      expect(isSimilar).toBe(true);
      expect(ask('Geflügelwurst').titles).toContain('Brühwurst');
      expect(ask('Großkutter').titles).toEqual(expect.arrayContaining(['Kutter', 'K 550']));
    });
    it('knows the kind of a word that it does not know', () =>
      expect(ask('Zirkelkutter')).toMatchObject({ titles: expect.arrayContaining(['Kutter']), isSimilar: true }));
    it('finds nothing by a word that everything here is called', () => {
      expect(ask('Maschinen').titles).toEqual(['Nehmen Sie alte Maschinen zurück?']);
      expect(ask('Kaffeemaschine').titles).toEqual([]);
      expect(ask('Kaffee Maschine').titles).toEqual([]);
      expect(ask('alte Maschine').titles).toEqual(['Nehmen Sie alte Maschinen zurück?']);
    });
    it('takes no word apart that is there as a whole', () =>
      expect(ask('Rohwurstlinie')).toEqual({ titles: ['Rohwurstlinie'], isSimilar: false }));
    it('puts what was meant before what is similar', () => {
      expect(ask('Kutter Zirkellinie').titles).toEqual(expect.arrayContaining(['Kutter', 'K 330', 'K 550']));
      expect(ask('Kutter Zirkellinie').titles).not.toContain('Rohwurstlinie');
      expect(ask('Kutter Zirkellinie').isSimilar).toBe(false);
    });
  });
  describe('of a compound that only a text mentions', () => {
    const mention = entry('question', 'Ersetzt sie ältere?', {
      text: ['Die WW 200 ersetzt jeden Fleischwolf und jeden Industriewolf, die K 330 den Tischkutter'],
    });
    const ask = (query: string, ...more: SearchEntry[]) => {
      const { hits, asked } = createSearch({ ...index, entries: [...index.entries, mention, ...more] }).find(query);
      return { titles: hits.map((hit) => hit.entry.title), isSimilar: isOnlySimilar(asked, hits) };
    };
    it.each([
      ['Fleischwolf', ['WW 160', 'WW 200', 'Wölfe']],
      ['Industriewolf', ['WW 160', 'WW 200', 'Wölfe']],
      ['Tischkutter', ['K 330', 'Kutter']],
    ])('%s finds the text, then all of the kind', (query, kind) => {
      const { titles: found, isSimilar } = ask(query);
      expect(found[0]).toBe('Ersetzt sie ältere?');
      expect(found.slice(1).sort()).toEqual(kind);
      expect(isSimilar).toBe(false);
    });
    it('finds what has all of its parts before what only ends so, both after the text', () => {
      const parts = entry('page', 'Wölfe für Fleisch');
      expect(ask('Fleischwolf', parts).titles.slice(0, 2)).toEqual(['Ersetzt sie ältere?', 'Wölfe für Fleisch']);
    });
    it('stays with what is called so', () =>
      expect(ask('Fleischwolf', entry('page', 'Fleischwolf')).titles).toEqual(['Fleischwolf', 'Ersetzt sie ältere?']));
    it('puts a machine by its type name first', () =>
      expect(ask('WW 200 Fleischwolf').titles.slice(0, 2)).toEqual(['WW 200', 'Ersetzt sie ältere?']));
    it('is only similar where the parts alone have all of the search', () => {
      const other = entry('question', 'Was passt hinein?', { text: ['Für jeden Rohwurstkutter'] });
      const both = entry('page', 'Wölfe und Kutter');
      expect(ask('Fleischwolf Rohwurstkutter', other, both)).toEqual({ titles: ['Wölfe und Kutter'], isSimilar: true });
    });
  });
  describe('with a word beside others that everything here is called', () => {
    const entries = [...index.entries, entry('page', 'Mischer'), entry('question', 'Nehmen Sie alte Maschinen zurück?')];
    const ask = (query: string) => {
      const { hits, asked } = createSearch({ ...index, entries }).find(query);
      return { titles: hits.map((hit) => hit.entry.title).sort(), isSimilar: isOnlySimilar(asked, hits) };
    };
    it.each([
      ['Betonmischer Maschine', ['Mischer']],
      ['Tischkutter Maschine', ['K 330', 'Kutter']],
      ['Maschine Tischkutter', ['K 330', 'Kutter']],
    ])('%s finds what is similar, and says so', (query, found) => expect(ask(query)).toEqual({ titles: found, isSimilar: true }));
    it('finds what the other word means', () =>
      expect(ask('Kutter Maschine')).toEqual({ titles: ['K 330', 'Kutter'], isSimilar: false }));
  });
  describe('with a word that chooses among what others name', () => {
    const machine = (title: string, line: string, texts: Partial<EntryTexts>) => ({ ...entry('machine', title, texts), line });
    const entries = [
      machine('K 120', 'Kutter, 120 l', { kind: ['Kutter'], text: ['Für große Mengen an kleinen Sorten'] }),
      machine('K 550', 'Kutter, 550 l', { kind: ['Kutter'] }),
      machine('K 1100', 'Kutter, 1.100\u00a0l', { kind: ['Kutter'], names: ['K 1100'] }),
      machine('KE 90', 'Kutter, 9.000 kg/h', { kind: ['Kutter'] }),
      machine('WW 300', 'Winkelwolf, 22.000 kg/h', { kind: ['Winkelwolf'], text: ['Unser größter, speist jeden Kutter'] }),
      entry('page', 'Kutter'),
      entry('question', 'Ist der größte der schnellste?'),
    ];
    const { find } = createSearch({ ...index, entries });
    const found = (query: string) => find(query).hits.map((hit) => hit.entry.title);
    it.each(['schnellster', 'leichtester', 'günstigste', 'bester'])('%s adds nothing to the others', (word) =>
      expect(found(`${word} Kutter`).sort()).toEqual(found('Kutter').sort()),
    );
    it.each(['größter Kutter', 'größte Kutter', 'große Kutter', 'Kutter, groß'])('for %s the largest is first', (query) => {
      const hits = found(query);
      expect(hits.slice(0, 3)).toEqual(['K 1100', 'K 550', 'K 120']);
      // What has another unit, and what only mentions them, is among the others.
      expect(hits.slice(3)).toEqual(expect.arrayContaining(['KE 90', 'WW 300', 'Kutter']));
    });
    it.each(['kleinster Kutter', 'kleine Kutter'])('for %s the smallest is first', (query) =>
      expect(found(query).slice(0, 3)).toEqual(['K 120', 'K 550', 'K 1100']),
    );
    it.each(['größtr Kutter', 'grösster Kuter', 'biggest Kutter', 'bigest Kutter', 'strongest Kutter'])(
      'for %s the largest is first, whatever the language and with a typing error',
      (query) => expect(found(query).slice(0, 3)).toEqual(['K 1100', 'K 550', 'K 120']),
    );
    it.each(['least powerful Kutter', 'am wenigsten leistungsstarker Kutter', 'smalest Kutter'])('for %s the smallest', (query) =>
      expect(found(query).slice(0, 3)).toEqual(['K 120', 'K 550', 'K 1100']),
    );
    it.each(['größte Maschine', 'große Maschinen', 'biggest machine', 'größtes Modell'])('%s is one of all machines', (query) => {
      // Most of these have litres; no text of any of them needs to say the word.
      expect(found(query).slice(0, 5)).toEqual(['K 1100', 'K 550', 'K 120', 'WW 300', 'KE 90']);
      expect(find(query).hits[0]?.parts).toBe(1);
    });
    it('the smallest of all is the other end', () =>
      expect(found('kleinste Maschine').slice(0, 5)).toEqual(['K 120', 'K 550', 'K 1100', 'KE 90', 'WW 300']));
    it('a word that the catalogue has is looked for, though it is a superlative elsewhere', () => {
      const withWord = createSearch({ ...index, entries: [...entries, entry('page', 'Biggest')] });
      expect(find('Biggest Kutter').asked).toBe(1);
      expect(withWord.find('Biggest Kutter').asked).toBe(2);
    });
    it('a type name says itself which one is meant', () => expect(found('kleiner Kutter K 1100')[0]).toBe('K 1100'));
    it('finds nothing that is not there, and is looked for where it is the only word', () => {
      expect(find('größtes Xylophon')).toMatchObject({ hits: [], asked: 1 });
      expect(found('schnellste')).toEqual(['Ist der größte der schnellste?']);
    });
  });
  it('finds compounds by their parts', () => expect(titles('Scheibe')).toContain('Welche Lochscheiben passen?'));
  it('finds a participle by its verb', () =>
    expect(titles('mit Druck reinigen')[0]).toBe('Mit welchem Druck darf gereinigt werden?'));
  it('knows the synonyms of editors, of several words too', () => {
    expect(titles('Cutter')[0]).toBe('Kutter');
    expect(titles('bowl chopper')[0]).toBe('Kutter');
  });
  it.each(['Maschine für Brät', 'ku330', 'KU 330', 'ku-330'])(
    'for %s finds what editors mean by it, though it has a small word or is no type of ours',
    (query) => {
      const { find } = createSearch({ ...index, synonyms: [['Kutter', 'Maschine für Brät', 'KU 330']] });
      expect(find(query).hits[0]?.entry.title).toBe('Kutter');
    },
  );
  it('finds a synonym where entries have a small word or another type name in it', () => {
    const entries = [...index.entries, entry('question', 'Ersatz?', { text: ['Die KU 330 war die erste Maschine für Brät'] })];
    for (const synonym of ['Maschine für Brät', 'KU 330']) {
      const { find } = createSearch({ ...index, entries, synonyms: [[synonym, 'Blitz']] });
      expect(find('Blitz').hits[0]?.entry.title, synonym).toBe('Ersatz?');
    }
  });
  it('takes groups that begin with the same word for one', () => {
    const entries = [...index.entries, entry('question', 'Was ersetzt den Hacker?')];
    const { find } = createSearch({
      ...index,
      entries,
      synonyms: [
        ['Blitz', 'Hacker'],
        ['blitz', 'Xylophon'],
      ],
    });
    expect(find('Xylophon').hits.map((hit) => hit.entry.title)).toEqual(['Was ersetzt den Hacker?']);
  });
  it.each(['Kuter', 'Kuttre', 'Kuttter'])('for %s forgives one typing error', (query) =>
    expect(titles(query)).toContain('Kutter'),
  );
  it('prefers a word of the editors where a typing error may mean another as well', () => {
    const customers = entry('page', 'Kunden');
    const { hits } = createSearch({ ...index, entries: [...index.entries, customers] }).find('Kudder');
    expect(hits.map((hit) => hit.entry.title).slice(0, 2)).toEqual(['Kutter', 'K 330']);
  });
  it.each(['Hakmühle', 'Hackmülhe', 'Hackmhle'])('for %s forgives one typing error in a synonym', (query) =>
    expect(titles(query)[0]).toBe('Kutter'),
  );
  it.each(['bowl choper', 'bwol chopper', 'bowl chopperr'])(
    'for %s forgives one typing error in a synonym of two words',
    (query) => expect(titles(query)[0]).toBe('Kutter'),
  );
  it('takes two words that are wrong, or another one, for no synonym', () => {
    expect(titles('bwol choper')).toEqual([]);
    expect(titles('bowl mixer')).toEqual([]);
  });
  it('answers the best of the hits where only some are wanted, and how many there are', () => {
    const all = search.find('WW 200');
    expect(search.find('WW 200', 2)).toMatchObject({ hits: all.hits.slice(0, 2), count: all.hits.length });
    expect(all.count).toBe(all.hits.length);
  });
  it('looks for a repeated word once', () => {
    const scores = (query: string) => search.find(query).hits.map(({ entry: { id }, score, parts }) => [id, score, parts]);
    expect(scores('Kutter '.repeat(10))).toEqual(scores('Kutter'));
  });
  it('looks for ten parts at most', () => {
    const words = ['wolf', 'messer', 'trog', 'welle', 'deckel', 'rolle', 'wagen', 'schnecke', 'motor', 'haube'];
    expect(search.find(`${words.join(' ')} Kutter`).hits).toEqual([]);
    expect(titles(`Kutter ${words.slice(1).join(' ')}`)).toEqual(titles(`${words.slice(1).join(' ')} Kutter`));
  });
  it('finds what is being typed', () => {
    for (const query of ['Reini', 'Reinigu', 'Reinigun', 'Reinigungsanl'])
      expect(titles(query)).toContain('Reinigungsanleitung WW 200');
  });
  it('finds a figure by its number and unit, and the next above', () => {
    expect(titles('9800 kg/h')[0]).toBe('WW 200');
    expect(titles('9,8 t/h')[0]).toBe('WW 200');
    expect(titles('9000 kg/h')).toEqual(['WW 200']);
    // Who types a weight may mean one an hour.
    expect(titles('9000 kg')).toEqual(['WW 200']);
  });
  it('reads tonnes as the kilograms that the tables have', () => {
    expect(titles('8,2 Tonnen')).toEqual(['WW 160']);
    expect(titles('9 Tonnen')).toEqual(titles('9000 kg/h'));
    expect(titles('9 Tonnen')).toEqual(['WW 200']);
  });
  it('puts a machine that only mentions the type name behind what has it in its title', () => {
    const more = [
      entry('machine', 'K 120', { names: ['K 120'], text: ['Im Bild mit der K 550'] }),
      entry('machine', 'K 550', { names: ['K 550'] }),
      entry('media', 'K 550', { kind: ['Bild'] }),
    ];
    const { hits } = createSearch({ ...index, entries: more }).find('Bild K 550');
    expect(hits.map((hit) => hit.entry.id)).toEqual(['media/K 550', 'machine/K 550', 'machine/K 120']);
  });
  it('suggests words when it finds nothing', () => {
    expect(titles('Kuptar')).toEqual([]);
    expect(search.suggest('Kuptar')).toContain('Kutter');
  });
  it('names the words of the synonyms that the catalogue has, what most entries have first, and each once', () => {
    const words = (...synonyms: string[][]) => createSearch({ ...index, synonyms }).frequent;
    // Three entries are about grinders, two about cutters.
    expect(words(['Kutter', 'Cutter'], ['Wölfe', 'grinder'])).toEqual(['Wölfe', 'Kutter']);
    expect(words(['Cutter', 'Kutter'], ['Kutter', 'Blitz'])).toEqual(['Kutter']);
    expect(words(['Welche Lochscheibe', 'Scheibe'])).toEqual(['Welche Lochscheibe']);
    expect(words(['Xylophon', 'Harfe'], ['und', 'oder'])).toEqual([]);
  });
  it('is the same when it was made in steps', async () => {
    const stepwise = await prepareSearch(index);
    for (const query of ['ww 200', 'Kutter', 'Scheibe', 'nichts davon']) expect(stepwise.find(query)).toEqual(search.find(query));
  });
});

describe('bad input has an answer', () => {
  it('a search of 300 letters is cut and says so', () => {
    expect(search.find('kutter '.repeat(43)).isCut).toBe(true);
    expect(search.find('x'.repeat(300))).toMatchObject({ isCut: true, hits: [] });
    expect(search.find('x'.repeat(SEARCH_MAX)).isCut).toBe(false);
  });
  it.each(['', '   ', '\u0000\u0007', '!?…', '\u202e\u200f'])('%j is nothing to look for', (query) =>
    expect(search.find(query)).toEqual({ hits: [], count: 0, asked: 0, isCut: false, isEmpty: true }),
  );
  it('marks of direction and control characters inside of a word change nothing', () =>
    expect(titles('\u202eKut\u0000ter\u202c')).toEqual(titles('Kutter')));
  it('right-to-left words are looked for', () => expect(search.find('مفرمة لحم')).toMatchObject({ hits: [], isEmpty: false }));
  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => Array.isArray(search.find(query).hits)));
  });
});
