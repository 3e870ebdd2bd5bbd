import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { launchShell } from '../../scripts/chromium.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'

/**
 * Folders of faces, each as the only ones of a system. The packages of this project have Roboto without its bold, as
 * Chromium finds it by name on Android 12 and newer; the others depend on the machine.
 */
export const systemFaces = [
  { system: 'Roboto without its bold', folder: resolve('node_modules/pdfmake/build/fonts/Roboto') },
  { system: 'DejaVu', folder: '/usr/share/fonts/truetype/dejavu' },
  {
    system: 'Liberation, with the widths of Arial',
    folder: '/usr/share/fonts/truetype/liberation',
  },
].filter(({ folder }) => existsSync(folder))

/** Starts a browser on a system that has only the faces of these folders; it closes after the test. */
export async function browserWithFaces(...folders: readonly string[]): Promise<Browser> {
  const home = await temporaryFolder()
  const cache = join(home, 'cache')
  await mkdir(cache)
  const file = join(home, 'fonts.conf')
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
${folders.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${cache}</cachedir></fontconfig>`,
  )
  const browser = await launchShell(false, file)
  onTestFinished(() => browser.close())
  return browser
}
