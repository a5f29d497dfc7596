import type { CSSProperties } from 'react';

// Colours are the look's steel ramp and signal (packages/ui, tokens.css); mail programs know neither variables nor web fonts.
const STEEL = { 50: '#f4f6f7', 200: '#d8dde0', 600: '#59656d', 800: '#2a3238', 900: '#171c20' };
const SIGNAL = '#cf3600';

const FONT = 'Archivo, "Helvetica Neue", Helvetica, Arial, sans-serif';
const text: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '25px',
  color: STEEL[900],
  wordBreak: 'break-word',
};
const small: CSSProperties = { ...text, margin: '12px 0 0', fontSize: '14px', lineHeight: '20px', color: STEEL[600] };

export const STYLES = {
  body: { margin: 0, padding: '32px 0', backgroundColor: STEEL[50], fontFamily: FONT },
  sheet: {
    maxWidth: '600px',
    padding: '40px 32px 32px',
    backgroundColor: '#ffffff',
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
  message: { margin: '8px 0 0', padding: '4px 0 4px 20px', borderLeft: `2px solid ${STEEL[200]}` },
  block: { margin: '28px 0 0', paddingTop: '20px', borderTop: `1px solid ${STEEL[200]}` },
  label: { margin: '0 0 10px', fontSize: '13px', lineHeight: '18px', fontWeight: 600, color: STEEL[600] },
  list: { margin: 0, padding: '0 0 0 24px', color: STEEL[900] },
  item: { margin: '0 0 6px', fontSize: '16px', lineHeight: '24px' },
  name: { ...text, margin: 0, fontWeight: 600 },
  details: { ...text, margin: '0 0 4px', color: STEEL[800] },
  link: { color: STEEL[900], textDecoration: 'underline' },
  small,
  rule: { margin: '32px 0 16px', border: 0, borderTop: `1px solid ${STEEL[200]}` },
  imprint: { ...small, margin: '0 0 4px', fontSize: '12px', lineHeight: '17px' },
} satisfies Record<string, CSSProperties>;
