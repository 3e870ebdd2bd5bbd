import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../renderer/**/*.island.tsx', './**/*.island.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

// Otherwise the island is shown, but dead: its code is found by its name when someone uses it.
test.each(Object.entries(files))('%s exports an island named like the file', (file, code) => {
  const name = file.replace(/.*\/|\.island\.tsx$/g, '')
  const names = /export const (\w+) = island\('(\w+)'/.exec(code)?.slice(1)
  expect(names, 'the names of the export and of its island').toEqual([name, name])
})

test('no two islands have the same name', () => {
  const names = Object.keys(files).map((file) => file.replace(/.*\//, ''))
  expect(names.length).toBeGreaterThan(4)
  expect(new Set(names).size).toBe(names.length)
})
