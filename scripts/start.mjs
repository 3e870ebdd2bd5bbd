/**
 * `npm start`: builds, and serves as soon as the pages are written. What readers do not need (compressed files, the
 * search index, share cards, the PDF) is finished meanwhile, in the build's own process.
 */
import { fork, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const [, ...serve] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve.split(' ')
const build = fork('scripts/build.mjs')
let service
let failed = false
let stopping = false

function startService() {
  service ??= spawn(process.execPath, serve, { stdio: 'inherit' }).on('exit', (code) => {
    build.kill()
    process.exit(failed ? 1 : (code ?? 1))
  })
}

build.on('message', startService)
build.on('exit', (code) => {
  if (code === 0) return startService()
  if (!service) process.exit(code ?? 1)
  if (stopping) return
  failed = true
  service.kill('SIGTERM')
})

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopping = true
    build.kill()
    // The service finishes its work, and its exit ends this process.
    service?.kill('SIGTERM')
  })
