import type { CSSProperties } from 'react';

// Colours are the look's steel ramp and signal (packages/ui, tokens.css); mail programs know neither variables nor web fonts.
const STEEL = { 0: '#ffffff', 50: '#f4f6f7', 200: '#d8dde0', 600: '#59656d', 800: '#2a3238', 900: '#171c20', 950: '#0c0f11' };
const SIGNAL = '#cf3600';
/** The look's dark side. */
const DARK = { sheet: STEEL[900], around: STEEL[950], ink: STEEL[50], ink2: '#a4afb6', line: STEEL[800], signal: '#ff6a33' };

const FONT = 'Archivo, "Helvetica Neue", Helvetica, Arial, sans-serif';
const text: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '25px',
  color: STEEL[900],
  wordBreak: 'break-word',
};
const small: CSSProperties = { ...text, margin: '12px 0 0', fontSize: '14px', lineHeight: '20px', color: STEEL[600] };

const STYLES = {
  body: { margin: 0, padding: '32px 0', backgroundColor: STEEL[50], fontFamily: FONT },
  sheet: {
    maxWidth: '600px',
    padding: '40px 32px 32px',
    backgroundColor: STEEL[0],
    borderTop: `4px solid ${SIGNAL}`,
  },
  headline: {
    margin: '0 0 28px',
    fontSize: '26px',
    lineHeight: '31px',
    fontWeight: 600,
    letterSpacing: '-0.014em',
    color: STEEL[900],
  },
  text,
  message: { margin: '8px 0 24px', padding: '4px 0 4px 20px', borderLeft: `2px solid ${STEEL[200]}` },
  block: { margin: '28px 0 0', paddingTop: '20px', borderTop: `1px solid ${STEEL[200]}` },
  label: { margin: '0 0 10px', fontSize: '13px', lineHeight: '18px', fontWeight: 600, color: STEEL[600] },
  list: { margin: 0, padding: '0 0 0 24px', color: STEEL[900] },
  item: { margin: '0 0 6px', fontSize: '16px', lineHeight: '24px' },
  term: { ...text, margin: 0, padding: '4px 20px 4px 0', color: STEEL[600], verticalAlign: 'top', whiteSpace: 'nowrap' },
  fact: { ...text, margin: 0, padding: '4px 0' },
  name: { ...text, margin: 0, fontWeight: 600 },
  details: { ...text, margin: '0 0 4px', color: STEEL[800] },
  link: { color: STEEL[900], textDecoration: 'underline' },
  button: { margin: '24px 0 4px', borderCollapse: 'separate' },
  face: { backgroundColor: STEEL[900], borderRadius: '2px' },
  press: {
    display: 'inline-block',
    padding: '14px 24px',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    color: STEEL[0],
    textDecoration: 'none',
  },
  small,
  closing: { ...text, margin: '24px 0 0' },
  address: { ...small, margin: '12px 0 24px', wordBreak: 'break-all' },
  rule: { margin: '32px 0 16px', border: 0, borderTop: `1px solid ${STEEL[200]}` },
  imprint: { ...small, margin: '0 0 4px', fontSize: '12px', lineHeight: '17px' },
} satisfies Record<string, CSSProperties>;
type Look = keyof typeof STYLES;

/** Attributes of an element: its style, and the name by which `SHEET` changes it in the dark and on a phone. */
export const look = (name: Look) => ({ style: STYLES[name], className: `v-${name}` });

const all = (...names: Look[]) => names.map((name) => `.v-${name}`).join(',');

/**
 * What a style attribute cannot say. Programs that know no media queries show the light side, on which every colour is set
 * together with its background, so that one that darkens mails itself finds nothing half coloured.
 */
export const SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.v-body>table>tbody>tr>td{padding:0 !important}
.v-sheet{padding:28px 20px 24px !important}
.v-headline{font-size:22px !important;line-height:27px !important;margin-bottom:20px !important}
.v-button,.v-press{width:100% !important;box-sizing:border-box;text-align:center}
.v-term,.v-fact{display:block !important;padding:0 !important}
.v-fact{padding-bottom:8px !important}
}
@media (prefers-color-scheme:dark){
.v-body,.v-body>table>tbody>tr>td{background-color:${DARK.around} !important}
.v-sheet{background-color:${DARK.sheet} !important;border-top-color:${DARK.signal} !important}
${all('headline', 'text', 'closing', 'list', 'item', 'fact', 'name', 'details', 'link')}{color:${DARK.ink} !important}
${all('label', 'small', 'term', 'address', 'imprint')}{color:${DARK.ink2} !important}
${all('message', 'block', 'rule')}{border-color:${DARK.line} !important}
.v-face{background-color:${DARK.ink} !important}
.v-press{color:${STEEL[900]} !important}
}`;
