/** `npm run dev`: installs what is missing and runs `vike dev` in this process, with the same options. */
import './install.mjs'

process.argv.splice(2, 0, 'dev')
await import('../node_modules/vike/bin.js')
