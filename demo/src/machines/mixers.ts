import { machines, mixerBatches, mixerGrinderBatch } from './derived.ts';

const WM_600 = {
  ...mixerGrinderBatch(450, { loading: 1, mixing: 2.5, analysis: 0.5, mixing2: 1.5, mincing: 6.5 }),
  trough: 600,
  output: 4200,
  temperature: { from: -4, to: 8 },
  mixDrive: { times: 2, value: 5.5 },
  wormDrive: 37,
  wormSpeed: 180,
  plate: 160,
  cuttingSteps: 5,
  quickChange: 'standard',
  sorting: 'option',
  coolingJacket: 'standard',
  weighing: 'option',
  loadingHeight: 1480,
  noise: 77,
} as const;

const M_1100 = {
  ...mixerBatches({ blending: [800, 3], deAeration: [750, 5], drySausage: [700, 2.5], ham: [600, { from: 180, to: 960 }] }),
  trough: 1100,
  mixDrive: { times: 2, value: 11 },
  shaftSpeed: { from: 8, to: 40 },
  trolleyLift: 'option',
  flaps: 2,
  dischargeHeight: 820,
  noise: 72,
} as const;

export const MIXER_GRINDERS = machines({
  'WM 600': {
    ...WM_600,
    gasCooling: 'option',
    vacuum: 'none',
    trolleyLift: 'option',
    size: { edges: [2650, 1750, 1900] },
    weight: 2350,
    connectedLoad: 52,
  },
  'WM 600 V': {
    ...WM_600,
    gasCooling: 'none',
    vacuum: 90,
    trolleyLift: 'standard',
    size: { edges: [2650, 1820, 2080] },
    weight: 2780,
    connectedLoad: 57,
  },
});

export const MIXERS = machines({
  'M 1100': {
    ...M_1100,
    temperature: { from: -4, to: 40 },
    vacuum: 95,
    coolingJacket: 'option',
    gasCooling: 'none',
    steam: 'option',
    weighing: 'option',
    size: { edges: [2450, 1900, 2250] },
    weight: 3100,
    connectedLoad: 27,
  },
  'M 1100 K': {
    ...M_1100,
    temperature: { from: -8, to: 40 },
    vacuum: 'option',
    coolingJacket: 'standard',
    gasCooling: 'standard',
    steam: 'none',
    weighing: 'standard',
    size: { edges: [2450, 1980, 2250] },
    weight: 3350,
    connectedLoad: 28,
  },
});
