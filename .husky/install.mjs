// Runs after `npm install`: sets up the git hooks, except where nobody commits.
import { existsSync } from 'node:fs'

if (process.env.NODE_ENV !== 'production' && !process.env.CI && existsSync('.git')) {
  try {
    const { default: husky } = await import('husky')
    console.log(husky())
  } catch {
    // Installed without development dependencies.
  }
}
