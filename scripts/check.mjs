/** `npm run check`: installs what is missing and starts scripts/check.ts from one bundled file. */
import './install.mjs'
import { runBundled } from './run-bundled.mjs'

await runBundled(
  'scripts/check.ts',
  ['services/content', 'services/images', 'scripts/build', 'scripts/check'],
  ['cspell-lib', 'sharp'],
)
