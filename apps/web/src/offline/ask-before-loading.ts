import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createArea } from '../stores/area.ts';

/** Area `ask-before-loading`: a person can be asked before each load, also where no system says that the connection is paid by volume. */
export const askBeforeLoading = createArea({
  name: 'ask-before-loading',
  version: 1,
  schema: z.strictObject({ isOn: z.boolean() }),
  initial: { isOn: false },
});

export const useAskBeforeLoading = () => useStore(askBeforeLoading, ({ isOn }) => isOn);
