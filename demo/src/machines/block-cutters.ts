import { blockOf, machines } from './derived.ts';

const GS_620 = {
  ...blockOf(620, 600, 200),
  cuttingWidth: 620,
  drumDrive: 22,
  feedDrive: 1.5,
  blockLift: 'option',
  loadingHeight: 950,
  dischargeHeight: 760,
  size: { edges: [2650, 1250, 1950] },
  connectedLoad: 25,
} as const;

export const BLOCK_CUTTERS = machines({
  'GS 620': {
    ...GS_620,
    output: 6500,
    temperature: { from: -25, to: -4 },
    piece: { edges: [80, 60, 40] },
    drumKnives: 24,
    drumSpeed: 45,
    metalDetector: 'option',
    weight: 1650,
    noise: 80,
  },
  'GS 620 F': {
    ...GS_620,
    output: 4800,
    temperature: { from: -18, to: -4 },
    piece: { edges: [40, 30, 20] },
    drumKnives: 48,
    drumSpeed: 60,
    metalDetector: 'standard',
    weight: 1710,
    noise: 82,
  },
});
