import type { CatalogueFiles } from '@vitrine/platform/catalogue-files/types.ts';
import { ENGINE_STEPS } from '../engine-steps.ts';
import type { Planted } from './simulation.ts';
import { withFiles } from './with-files.ts';

const { loadTask } = ENGINE_STEPS;

/** Mistakes that show where the disk has no room for a damaged file and the right one. */
export const NO_ROOM_FAULTS: Record<string, Planted> = {
  'a damaged file keeps its room on a full disk': {
    steps: {
      loadTask: (task, tries, of) =>
        loadTask(task, tries, { ...of, parts: withFiles(of.parts, { emptyDamaged: async () => false }) }),
    },
  },
  'a damaged file is emptied before the disk is full': {
    steps: {
      loadTask: async (task, tries, of) => {
        const file = { folder: task.folder, sha256: task.expected?.sha256 ?? '' };
        if (!(await of.parts.files.isSound(file))) await of.parts.files.emptyDamaged(file);
        return loadTask(task, tries, of);
      },
    },
  },
  'a damaged file is emptied although no server answers': {
    steps: {
      loadTask: (task, tries, of) =>
        loadTask(task, tries, { ...of, parts: { ...of.parts, callApi: async () => new Response(null, { status: 500 }) } }),
    },
  },
  'a damaged file is removed where there is no room': {
    steps: {
      loadTask: (task, tries, of) => {
        const emptyDamaged: CatalogueFiles['emptyDamaged'] = async (file) => {
          const isEmptied = await of.parts.files.emptyDamaged(file);
          await of.parts.files.remove([file]);
          return isEmptied;
        };
        return loadTask(task, tries, { ...of, parts: withFiles(of.parts, { emptyDamaged }) });
      },
    },
  },
};
