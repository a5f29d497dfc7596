import { prefersReducedMotion } from '@vitrine/ui/prefers-reduced-motion.ts';
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import { allowWorker } from '../../own-workers.ts';
import type { Point } from '../model.ts';
import './engine.css';
import { loadMapFile, mapFile } from './map-file.ts';
import { loadWorld } from './world.ts';
import { fromMapLibre, leastZoom, MAX_ZOOM, nearestCopy, toMapLibre } from './zoom.ts';

allowWorker(mapFile('worker.js'));
setWorkerUrl(mapFile('worker.js'));

/** Europe above, so that both the Americas and Asia are on a desk's map. */
const MIDDLE: [number, number] = [12, 30];
const MOVE_MS = 500;

export interface EngineWords {
  name: string;
  scroll: string;
  scrollMac: string;
  fingers: string;
}
interface Colours {
  ground: string;
  land: string;
}

/** The map as the rest of the section knows it; zooms count as MIN_ZOOM does. */
export interface MapEngine {
  /** Resolves when the land is drawn; rejects when it cannot be. */
  drawn: Promise<void>;
  zoom: () => number;
  leastZoom: () => number;
  /** Where a place is, in pixels from the map's upper left corner. */
  at: (place: Point) => { x: number; y: number };
  size: () => { width: number; height: number };
  /** Hears every frame in which places are elsewhere; the answer ends it. */
  onMove: (listener: () => void) => () => void;
  goTo: (place: Point, target?: { zoom?: number; offset?: [number, number] }) => void;
  zoomBy: (steps: number) => void;
  remove: () => void;
}

/** MapLibre does not tell when its worker does not come. It takes the one that is loaded here from the browser's cache. */
async function loadWorker(): Promise<void> {
  await (await loadMapFile('worker.js')).arrayBuffer();
}

const firstDrawing = (map: MapLibre) =>
  new Promise<void>((resolve, reject) => {
    const { unsubscribe } = map.on('error', ({ error }) => reject(error));
    map.once('load', () => {
      unsubscribe();
      resolve();
    });
  });

/** Begins to draw the world into an element. */
export async function startEngine(container: HTMLElement, { ground, land }: Colours, words: EngineWords): Promise<MapEngine> {
  const [data] = await Promise.all([loadWorld(), loadWorker()]);
  const least = () => leastZoom(container.clientWidth);
  const map = new MapLibre({
    container,
    style: {
      version: 8,
      sources: { world: { type: 'geojson', data } },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': ground } },
        { id: 'land', type: 'fill', source: 'world', paint: { 'fill-color': land } },
        { id: 'borders', type: 'line', source: 'world', paint: { 'line-color': ground, 'line-width': 0.75 } },
      ],
    },
    center: MIDDLE,
    zoom: toMapLibre(least()),
    minZoom: toMapLibre(least()),
    maxZoom: toMapLibre(MAX_ZOOM),
    attributionControl: false,
    // A page that holds the map scrolls on under one finger or the wheel.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': words.name,
      'CooperativeGesturesHandler.WindowsHelpText': words.scroll,
      'CooperativeGesturesHandler.MacHelpText': words.scrollMac,
      'CooperativeGesturesHandler.MobileHelpText': words.fingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('resize', () => map.setMinZoom(toMapLibre(least())));
  const duration = () => (prefersReducedMotion() ? 0 : MOVE_MS);
  return {
    drawn: firstDrawing(map),
    zoom: () => fromMapLibre(map.getZoom()),
    leastZoom: least,
    at: ({ lat, lng }) => {
      const { x, y } = map.project([nearestCopy(lng, map.getCenter().lng), lat]);
      return { x, y };
    },
    size: () => ({ width: container.clientWidth, height: container.clientHeight }),
    onMove: (listener) => {
      const { unsubscribe } = map.on('move', listener);
      return unsubscribe;
    },
    goTo: ({ lat, lng }, { zoom, offset } = {}) => {
      map.easeTo({
        center: [nearestCopy(lng, map.getCenter().lng), lat],
        ...(zoom === undefined ? {} : { zoom: toMapLibre(zoom) }),
        ...(offset ? { offset } : {}),
        duration: duration(),
      });
    },
    zoomBy: (steps) => {
      map.easeTo({
        zoom: Math.max(toMapLibre(least()), Math.min(toMapLibre(MAX_ZOOM), map.getZoom() + steps)),
        duration: duration(),
      });
    },
    remove: () => map.remove(),
  };
}
