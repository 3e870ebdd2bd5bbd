/**
 * Runs before `npm start`, `npm test` and the commands that build, check or change content: installs the packages of
 * package-lock.json when they are missing. Uses Node's own modules only, because nothing else is installed when it
 * first runs.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const stamp = 'node_modules/.site-install'
const lock = readFileSync('package-lock.json', 'utf8')
// Native packages are built for one platform and one version of Node's interface.
const machine = [process.platform, process.arch, process.versions.modules].join('-')
const wanted = `${machine} ${createHash('sha256').update(lock).digest('hex')}`
const found = read(stamp)

if (found !== wanted) {
  const sameMachine = found === undefined || found.startsWith(`${machine} `)
  if (!sameMachine || !alreadyInstalled()) install()
  writeFileSync(stamp, wanted)
}

function install() {
  console.log('Installing packages. This takes a minute, and only happens when they change...')
  const npm = process.env.npm_execpath ?? npmBesideNode()
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  if (npm === undefined) {
    console.error('\nnpm was not found beside Node. Run: npm ci')
    process.exit(1)
  }
  const { status, error } = spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
  if (status === 0) return
  console.error(
    `\nnpm couldn’t install the packages${error ? ` (${error.message})` : ''}. ` +
      'Check that this machine is online and has room on its disk. Then try again, or run: npm ci',
  )
  process.exit(1)
}

/** Returns the file of the npm that comes with Node, for when npm did not start this: by its name only a shell finds it. */
function npmBesideNode() {
  const folder = dirname(process.execPath)
  const places = ['node_modules', '../lib/node_modules']
  return places.map((place) => join(folder, place, 'npm/bin/npm-cli.js')).find(existsSync)
}

/** Whether `npm install` was run by hand, according to npm's own list of installed packages. */
function alreadyInstalled() {
  const installed = JSON.parse(read('node_modules/.package-lock.json') ?? '{}').packages ?? {}
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  )
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
