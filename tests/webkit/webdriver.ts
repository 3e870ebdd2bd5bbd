import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { canInstallPackages, install } from '../../scripts/chromium.ts'
import { freePort } from '../../services/api/testing/listen.ts'

/** The name under which WebDriver (W3C) returns an element's id. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** A window of WebKitGTK, the engine of Safari, driven by WebDriver. Selectors are CSS. */
export interface WebKitWindow extends Pick<Page, 'evaluate'> {
  goto(url: string): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  click(selector: string): Promise<void>
  /** Types into a field; for a file field, the path of the file. */
  type(selector: string, text: string): Promise<void>
  press(key: string): Promise<void>
  /** Returns a PNG of what the window shows. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** Opens a window on a virtual screen. As root on Debian the packages are installed if they are missing. */
export async function openWebKit(): Promise<WebKitWindow> {
  if (!existsSync('/usr/bin/WebKitWebDriver') && canInstallPackages())
    install('WebKitWebDriver', ['webkit2gtk-driver', 'xvfb'])
  const { screen, display } = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = z.object({ value: z.unknown() }).parse(await answer.json())
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
  const newSession = { capabilities: { alwaysMatch: capabilities } }
  const session = await untilAnswered(() => call('POST', '', newSession))
  const { sessionId } = z.object({ sessionId: z.string() }).parse(session)
  const send = (method: string, path: string, body?: object) =>
    call(method, `/${sessionId}${path}`, body)
  const find = async (selector: string) => {
    const body = { using: 'css selector', value: selector }
    return z.record(z.string(), z.string()).parse(await send('POST', '/element', body))[elementKey]
  }
  const evaluate: Page['evaluate'] = (script: unknown) =>
    send('POST', '/execute/sync', { script: `return (${String(script)})()`, args: [] }) as never
  return {
    evaluate,
    goto: async (url) => void (await send('POST', '/url', { url })),
    resize: async (size) => void (await send('POST', '/window/rect', size)),
    click: async (selector) =>
      void (await send('POST', `/element/${await find(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await send('POST', `/element/${await find(selector)}/value`, { text })),
    press: async (value) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    screenshot: async () =>
      Buffer.from(z.string().parse(await send('GET', '/screenshot')), 'base64'),
    close: async () => {
      await send('DELETE', '')
      driver.kill()
      screen.kill()
    },
  }
}

/** Starts a virtual screen on a free display. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = z.tuple([z.instanceof(Buffer)]).parse(await once(screen.stdout, 'data'))
  return { screen, display: `:${number.toString().trim()}` }
}

/** Debian's browser for tests of WebKitGTK; its folder has the name of the machine and of the API. */
function miniBrowser(): string {
  const libraries = '/usr/lib'
  const found = readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((machine) =>
      readdirSync(join(libraries, machine))
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => join(libraries, machine, name, 'MiniBrowser')),
    )
  return found.sort().at(-1) ?? 'MiniBrowser'
}

/** Repeats a call until the driver listens. */
async function untilAnswered<Value>(call: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1)
    try {
      return await call()
    } catch (error) {
      if (tries === 50) throw error
      await pause(200)
    }
}
