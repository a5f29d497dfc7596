import { expect, test } from 'vitest';
import { readableConsent } from './readable-consent.ts';

const policy = (copy: object[]) =>
  JSON.stringify({
    data: {
      type: 'privacy-policy',
      id: 'privacy-policy',
      attributes: { headline: 'Daten\u00adschutz', copy },
      relationships: {},
      links: { self: '/api/v1/privacy-policy' },
    },
  });

test('the privacy policy as it is read: headline, paragraphs, lists, where links lead', () => {
  const link = { url: 'mailto:post@vitrine.example', openInNewTab: false };
  const kept = policy([
    { type: 'headline', size: 'h3', spans: [{ text: 'Wer?' }] },
    { type: 'paragraph', spans: [{ text: 'Wir, ' }, { text: 'erreichbar', link }, { text: '.', bold: true }] },
    { type: 'list', isOrdered: false, items: [[{ text: 'Name' }], [{ text: 'Firma' }]] },
    { type: 'list', isOrdered: true, items: [[{ text: 'fragen' }], [{ text: 'löschen' }]] },
  ]);
  expect(readableConsent(kept)).toBe(
    'Datenschutz\n\nWer?\n\nWir, erreichbar (mailto:post@vitrine.example).\n\n- Name\n- Firma\n\n1. fragen\n2. löschen',
  );
});

test('what is of another shape stays word for word: the proof is not lost', () => {
  for (const kept of ['Ja, ich möchte den Newsletter.', '{', policy([{ type: 'table' }]), '{"data":null}']) {
    expect(readableConsent(kept)).toBe(kept);
  }
});
