export function build(name: 'web' | 'cms'): Promise<string>;
