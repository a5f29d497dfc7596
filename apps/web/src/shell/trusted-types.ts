type Rule = (input: string) => string | null;

/** What the app needs of https://www.w3.org/TR/trusted-types/, which the app's policy asks for; not every browser has it. */
interface PolicyFactory {
  /** Texts that a policy has vouched for are taken where strings are. */
  createPolicy: (name: string, rules: { createHTML?: Rule; createScriptURL?: Rule }) => { createHTML: (input: string) => string };
}

declare global {
  var trustedTypes: PolicyFactory | undefined;
}

export const policies = (): PolicyFactory | undefined => globalThis.trustedTypes;
