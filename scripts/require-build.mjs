/** Runs before `npm run serve`, which serves what a build has written. */
import { existsSync } from 'node:fs'

if (!existsSync('dist/service/main.js')) {
  console.error(
    'Nothing has been built yet. `npm start` builds and serves, `npm run build` builds.',
  )
  process.exit(1)
}
