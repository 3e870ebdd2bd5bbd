/** `npm run check`: installs what is missing and starts scripts/check.ts from one bundled file. */
import './install.mjs'
import { runBundled } from './run-bundled.mjs'

await runBundled(
  'scripts/check.ts',
  [
    ...['services', 'renderer', 'pages'],
    ...[
      'scripts/build',
      'scripts/check',
      'scripts/json-schemas',
      'scripts/locations',
      'scripts/vite',
    ],
  ],
  ['cspell-lib', 'sharp', 'react', 'react-dom'],
)
