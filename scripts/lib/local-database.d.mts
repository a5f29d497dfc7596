export interface Database {
  url: string;
  end(): Promise<void>;
}
type OnSpawn = (stop: () => Promise<void>) => void;
export function openHeldDatabase(dataDir: string, onSpawn?: OnSpawn): Promise<Database>;
export function openDatabase(dataDir: string, program: string, onSpawn?: OnSpawn): Promise<Database>;
