/**
 * `npm run new`, `rename` and `remove`: starts the command that is named first from one bundled file, with the caches of
 * `npm run check`.
 */
import './install.mjs'
import { runBundled } from './run-bundled.mjs'

const [command] = process.argv.splice(2, 1)
await runBundled(
  `scripts/${command}.ts`,
  [
    ...['services', 'renderer', 'pages'],
    ...['scripts/content-commands', 'scripts/content-forms', 'scripts/json-schemas'],
    ...['scripts/adopt/yaml.ts', 'scripts/check/write-addresses.ts', 'scripts/store/report.ts'],
  ],
  ['cspell-lib', 'sharp', 'react', 'react-dom', 'pg', '@node-rs/argon2'],
)
