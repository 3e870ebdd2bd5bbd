/** Runs before `npm run serve`: exits with a message when nothing has been built. */
import { existsSync } from 'node:fs'

if (!existsSync('dist/service/main.js')) {
  console.error(
    'Nothing has been built yet. `npm start` builds and serves, `npm run build` builds.',
  )
  process.exit(1)
}
