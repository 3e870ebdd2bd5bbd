import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** Flags for a browser that is quiet, runs as root and asks nobody anything. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium with a fresh profile, which Playwright makes and removes. Close it after use. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...flags, ...more] })

/**
 * Out: the path of a Chromium: the one in CHROMIUM_PATH, else the system's, else Debian's package
 * (when we are root), else the one that Playwright installs for this user.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`)
  }
  if (existsSync(system)) return system
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium from the system’s packages; this happens once …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    return system
  }
  if (!existsSync(chromium.executablePath())) {
    console.log('Installing Chromium for this user; this happens once …')
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core'))
    run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
  }
  return chromium.executablePath()
}

const system = '/usr/bin/chromium'

const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
