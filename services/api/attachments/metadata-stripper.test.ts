import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blackPng } from '../../../tests/hostile-files/bytes.ts'
import { slowPng } from '../../../tests/hostile-files/index.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createMetadataStripper } from './metadata-stripper.ts'

test('slow pictures delay only their own sender', async () => {
  const folder = await temporaryFolder()
  const [slow, fine] = [join(folder, 'slow.png'), join(folder, 'fine.png')]
  // Takes one or two seconds to decode, which `fine` does not wait for.
  await writeFile(slow, slowPng(8))
  await writeFile(fine, blackPng({ width: 20, height: 10 }))
  const clean = createMetadataStripper()
  const done: string[] = []
  const send = async (visitor: string, from: string, name: string) => {
    const cleaning = await clean(visitor, { kind: 'png', from, to: join(folder, 'clean') })
    done.push(`${name}: ${cleaning}`)
  }
  // Both workers are running: starting one may take longer than a slow picture.
  await Promise.all([send('one', fine, 'first'), send('another', fine, 'first')])
  const hanging = [1, 2].map((n) => send('one', slow, `slow ${n}`))
  await send('another', fine, 'fine')
  expect(done).toContain('fine: nothing to remove')
  expect(done.filter((result) => result.startsWith('slow 2'))).toEqual([])
  await Promise.all(hanging)
})
