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

/** A shell fits letters to whole pixels, which browsers no longer do. */
const noHinting = '--font-render-hinting=none'

/** A real Chromium with a fresh profile, which Playwright makes and removes. Close it after use. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...flags, ...more] })

/**
 * The same Chromium without a window's furniture, where it can be had: pages are the same, and hundreds
 * of tests take half as long. What is measured is measured in the browser that visitors have.
 */
export const launchShell = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findShell(), args: [...flags, noHinting, ...more] })

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
  if (installsPackages()) {
    install('chromium')
    return system
  }
  if (!existsSync(chromium.executablePath())) {
    console.log('Installing Chromium for this user; this happens once …')
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core'))
    run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
  }
  return chromium.executablePath()
}

/** Out: the path of a headless shell, Debian's or what CHROMIUM_PATH names; without one, of a Chromium. */
function findShell(): string {
  if (process.env['CHROMIUM_PATH']) return findChromium()
  if (!existsSync(shell) && installsPackages()) {
    try {
      install('chromium-headless-shell')
    } catch (fault) {
      console.warn(
        `There is no headless shell to be had, so Chromium takes its place: ${String(fault)}`,
      )
    }
  }
  return existsSync(shell) ? shell : findChromium()
}

const system = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'

const installsPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

function install(name: string): void {
  console.log(`Installing ${name} from the system’s packages; this happens once …`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
