/** Commands that a link of a notification can run in the desktop app; its address is `vitrine:<command>`. */
export const COMMANDS = ['go-online', 'install-update'] as const;
export type Command = (typeof COMMANDS)[number];

export const commandLink = (command: Command): string => `vitrine:${command}`;

/** The command of a link's address; null for every other address. */
export const commandOf = (href: string): Command | null => COMMANDS.find((command) => href === commandLink(command)) ?? null;
