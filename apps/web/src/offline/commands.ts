/** What links of notifications do in the desktop app beside leading somewhere: `vitrine:<command>` as their address. */
export const COMMANDS = ['go-online', 'install-update'] as const;
export type Command = (typeof COMMANDS)[number];

export const commandLink = (command: Command): string => `vitrine:${command}`;

/** The command of a link's address; null for every other address. */
export const commandOf = (href: string): Command | null => COMMANDS.find((command) => href === commandLink(command)) ?? null;
