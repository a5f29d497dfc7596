import { createContentConfig } from '@vitrine/content-model/config.ts';
import { givenEnvironment } from './environment.ts';

export default createContentConfig(givenEnvironment());
