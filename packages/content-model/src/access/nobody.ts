/** For what no role may do: only code with the Local API does it. */
export const nobody = (): boolean => false;
