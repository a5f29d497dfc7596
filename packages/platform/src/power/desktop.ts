import * as z from 'zod/mini';
import { call, nothing } from '../tauri/call.ts';
import type { Power } from './types.ts';

export const desktopPower: Power = {
  async keepAwake(reason) {
    const id = await call('keep_awake', z.int(), { reason });
    return () => call('let_sleep', nothing, { id });
  },
};
