/** Systems that the desktop app is offered for: `/download/<system>` answers its newest installer. */
export const INSTALLER_SYSTEMS = ['osx', 'win', 'linux'] as const;
export type InstallerSystem = (typeof INSTALLER_SYSTEMS)[number];

export const installerPath = (system: InstallerSystem): string => `/download/${system}`;
