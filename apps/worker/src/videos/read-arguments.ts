/**
 * How a video is opened: as the container that it claims to be and from the file alone. Otherwise a playlist that calls itself
 * a video could make the program read other files or addresses.
 */
export const readArguments = (path: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  path.endsWith('.webm') ? 'matroska' : 'mov',
  '-i',
  path,
];
