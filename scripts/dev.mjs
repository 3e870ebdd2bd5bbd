/**
 * `npm run dev`: installs what is missing and runs `vike dev` in this process, with the same options. With `--drafts` the site has its
 * drafts, and what appears later.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import './install.mjs'

const drafts = process.argv.indexOf('--drafts')
if (drafts !== -1) {
  process.argv.splice(drafts, 1)
  process.env.SHOW_DRAFTS = 'on'
}
process.argv.splice(2, 0, 'dev')
await import(pathToFileURL(resolve('node_modules/vike/bin.js')).href)
