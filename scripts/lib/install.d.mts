export function npm(): [command: string, args: string[]];
export function install(): Promise<string>;
