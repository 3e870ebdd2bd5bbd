import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** Flags for a browser without prompts and background traffic that can run as root. */
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

/** Subpixel positioning, which browsers have and the headless shell lacks by default. */
const noHintingFlag = '--font-render-hinting=none'

/**
 * A real Chromium with a fresh profile, which Playwright makes and removes. Close it after use.
 * @param pageCache whether Back shows pages as they were left, which Playwright turns off by default
 */
export const launchBrowser = ({ pageCache = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: flags,
    ...(pageCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })

const noPicturesFlag = '--blink-settings=imagesEnabled=false'

/**
 * Chromium's headless shell, where available: it renders the same pages, and hundreds of tests take half as
 * long. Measurements use the real browser.
 * @param pictures without them a page costs a fifth less; their places stay
 * @param fontconfig a fontconfig file that says which faces the system has; left out: the machine's
 */
export const launchShell = (pictures: boolean, fontconfig?: string): Promise<Browser> =>
  chromium.launch({
    executablePath: findShell(),
    args: [...flags, noHintingFlag, ...(pictures ? [] : [noPicturesFlag])],
    ...(fontconfig !== undefined && { env: { ...process.env, FONTCONFIG_FILE: fontconfig } }),
  })

/**
 * Returns the path of a Chromium: the one in CHROMIUM_PATH, otherwise the system's, otherwise Debian's package (as
 * root), otherwise the one that Playwright installs for this user.
 */
function findChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`)
  }
  if (existsSync(chromiumPath)) return chromiumPath
  if (canInstallPackages()) {
    install('chromium')
    return chromiumPath
  }
  if (!existsSync(chromium.executablePath())) {
    console.log('Installing Chromium for this user; this happens once …')
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core'))
    run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
  }
  return chromium.executablePath()
}

/** Returns the path of a headless shell: Debian's or that of CHROMIUM_PATH; without one, that of Chromium. */
function findShell(): string {
  if (process.env['CHROMIUM_PATH']) return findChromium()
  if (!existsSync(shellPath) && canInstallPackages()) {
    try {
      install('chromium-headless-shell')
    } catch (error) {
      console.warn(
        `The headless shell isn’t available, so we’re using Chromium instead: ${String(error)}`,
      )
    }
  }
  return existsSync(shellPath) ? shellPath : findChromium()
}

const chromiumPath = '/usr/bin/chromium'
const shellPath = '/usr/bin/chromium-headless-shell'

export const canInstallPackages = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * Installs a program's packages unless it is there. A lock makes test workers that start together wait for the first
 * one.
 */
export function install(program: string, packages: readonly string[] = [program]): void {
  const names = packages.join(' ')
  console.log(`Installing ${names} from the system’s packages; this happens once …`)
  const command = `command -v ${program} || (apt-get update -qq && apt-get install -y -qq --no-install-recommends ${names})`
  run('flock', [join(tmpdir(), 'contractor-site-browser.lock'), 'sh', '-c', command])
}

const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
