/** The shape of a catalogue with every text as a string: English written as `Texts<typeof german>` misses no key. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
