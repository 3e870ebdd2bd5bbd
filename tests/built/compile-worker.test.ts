import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import type { CompileJob } from '../../services/content/load/bodies/compile-worker.ts'
import { compileCached } from '../../services/content/markdown/cache.ts'
import { inEnglish } from '../../services/content/testing/english.ts'

test('the second thread of a build compiles from the last text on, and the loader finds the results', async () => {
  const folder = await temporaryFolder()
  const cache = join(folder, 'cache')
  const markdown = (name: string) => `{brand} builds in ${name}.\n`
  for (const name of ['Vail', 'Avon'])
    writeFileSync(join(folder, `${name}.md`), `---\ntitle: ${name}\n---\n${markdown(name)}`)
  const facts = { brand: 'Highpine' }
  const pictures = {}
  const files = ['content/Vail.md', 'content/missing.md', 'content/Avon.md']
  const job: CompileJob = {
    ...{ folder, cache, pictures, files: {}, words: { en: inEnglish.words } },
    texts: files.map((file) => ({ file, facts, language: 'en' })),
  }
  const worker = new Worker('./node_modules/.cache/site/build/compile-worker.mjs', {
    workerData: job,
  })
  const [error] = await once(worker, 'error')
  expect(error).toMatchObject({ code: 'ENOENT' })
  expect(readdirSync(cache)).toEqual([
    `${compileCached(markdown('Avon'), { ...inEnglish, facts, pictures }, cache).name}.json`,
  ])
})
