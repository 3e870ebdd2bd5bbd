/** `npm run build`: installs what is missing and starts scripts/build.ts from one bundled file. */
import './install.mjs'
import { runBundled } from './run-bundled.mjs'

// React and Vike read this when they are loaded: in development they warn, log and keep timers.
process.env.NODE_ENV = 'production'
await runBundled(
  'scripts/build.ts',
  [
    ...['services', 'renderer', 'pages', 'scripts/build', 'scripts/vite'],
    ...['scripts/json-schemas', 'scripts/locations', 'tsconfig.json', 'vite.config.ts'],
  ],
  ['vite', 'vike', 'react', 'react-dom', 'sharp', 'satori', 'pdfmake'],
)
