/** What a person typed as a sentence can quote it: a letter that turns the direction would turn the sentence around it, too. */
export const quotable = (typed: string): string => typed.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
