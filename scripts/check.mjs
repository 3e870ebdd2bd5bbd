/** `npm run check`: starts scripts/check.ts from one bundled file. */
import { startBundled } from './bundled.mjs'

await startBundled(
  'scripts/check.ts',
  ['services/content', 'services/images', 'scripts/build', 'scripts/check'],
  ['cspell-lib', 'sharp'],
)
