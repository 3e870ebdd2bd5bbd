/** `npm run dev`: installs what is missing and runs `vike dev` in this process, with the same options. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import './install.mjs'

process.argv.splice(2, 0, 'dev')
await import(pathToFileURL(resolve('node_modules/vike/bin.js')).href)
