import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvTable } from './csv.ts'
import { readCsv, UnreadableCsvError } from './csv-reader.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(bytesOf(text), 500)
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells)
const refusal = (bytes: Uint8Array) => {
  try {
    readCsv(bytes, 2)
  } catch (error) {
    if (error instanceof UnreadableCsvError) return error.message
    throw error
  }
  return undefined
}

test('a file is read as Excel, Numbers and Google Sheets write it: commas, semicolons, tabs, a byte order mark, UTF-16', () => {
  const row = [{ name: 'Zoë', town: 'Vail, CO' }]
  expect(cellsOf('name,town\r\nZoë,"Vail, CO"\r\n')).toEqual(row)
  expect(cellsOf('\uFEFFName ; TOWN\r\nZoë;Vail, CO')).toEqual(row)
  expect(cellsOf('sep=;\r\nname;town\r\nZoë;Vail, CO')).toEqual(row)
  expect(cellsOf('name\ttown\nZoë\tVail, CO\n')).toEqual(row)
  const utf16 = Buffer.from('\uFEFFname\ttown\r\nZoë\tVail, CO\r\n', 'utf16le')
  expect(readCsv(utf16, 500).rows[0]?.cells).toEqual(row[0])
  expect(cellsOf('name,town\rZoë,"Vail, CO"')).toEqual(row)
})

test('a file of more than 200 columns is refused', () => {
  const columns = (count: number) =>
    `${Array.from({ length: count }, (_, n) => `c${n}`).join(',')}\n1`
  expect(refusal(bytesOf(columns(201)))).toBe(
    'This file has 201 columns, and one import reads 200. Remove those you don’t need.',
  )
  expect(refusal(bytesOf(columns(200)))).toBeUndefined()
})

test('line breaks and quotes within quotes are part of the cell, and each row knows the line on which it begins', () => {
  const { rows } = read('name,message\r\nAnn,"one\r\ntwo ""three"""\r\n\r\nBea,x\r\n')
  expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
    [2, { name: 'Ann', message: 'one\ntwo "three"' }],
    [5, { name: 'Bea', message: 'x' }],
  ])
  expect(read('sep=;\nname;x\nAnn;1').rows[0]?.line).toBe(3)
})

test('short rows have empty cells, empty rows are left out, and what has no column is a problem of its row', () => {
  const { rows } = read('name,town\nAnn\n,\n"",\nBea,Vail,extra\nCy,Avon,\n')
  expect(rows.map(({ cells, problems }) => [cells, problems.map(({ field }) => field)])).toEqual([
    [{ name: 'Ann', town: '' }, []],
    [{ name: 'Bea', town: 'Vail' }, ['row']],
    [{ name: 'Cy', town: 'Avon' }, []],
  ])
})

test('formulas and values that a spreadsheet could not calculate are problems; phone numbers and dashes are not', () => {
  const problems = (cell: string) => read(`name\n"${cell}"`).rows[0]?.problems.length
  for (const cell of ['=HYPERLINK(1)', ' =1+1', '＝1', '#REF!', '#N/A'])
    expect([cell, problems(cell)]).toEqual([cell, 1])
  for (const cell of ['+1 970-555-0100', '-', '@home', "'=1+1", '#1 roofer'])
    expect([cell, problems(cell)]).toEqual([cell, 0])
})

test('what our own exports write is read as it was', () => {
  const table = csvTable<string>({ text: (text) => text })
  fc.assert(
    fc.property(
      fc
        .stringMatching(/^[ -~äöü\n]{1,30}$/)
        .filter((text) => text.trim() === text && text !== '' && !/^['=#]/.test(text)),
      (text) => {
        expect(cellsOf(table.header + table.line(text))).toEqual([{ text }])
      },
    ),
  )
})

test('what cannot be read is refused with what to do', () => {
  expect(refusal(Buffer.from('name\nZo\xeb', 'latin1'))).toContain('CSV UTF-8')
  expect(refusal(bytesOf('PK\u0003\u0004'))).toContain('spreadsheet')
  expect(refusal(bytesOf('a\0b'))).toContain('isn’t a CSV file')
  expect(refusal(bytesOf(''))).toContain('empty')
  expect(refusal(bytesOf('name\n"Ann\nBea'))).toContain('quotation mark')
  expect(refusal(bytesOf('name,Name\nAnn,Bea'))).toContain('Two columns')
  expect(refusal(bytesOf('name\nA\nB\nC'))).toContain('has 3 rows')
})
