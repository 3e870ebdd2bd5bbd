import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usualPromise } from '../../services/api/contact-form/promise-text.ts'
import { ShownPageContext, WordsContext } from '../page-context.tsx'
import { testWords } from '../../services/api/testing/test-firm.ts'
import { ReceiptLine, ThankYou } from './Receipt.tsx'
import { type ContactReceipt, isAfterPromise } from './receipt.ts'

const late = {
  reference: 'HP-7K3M2Q',
  answerWhen: 'Monday by 9:00 AM',
  timeZone: 'Mountain Time',
  closedUntil: 'Monday at 8:00 AM',
  caller: 'Dana Alder, roofing superintendent',
  requestLink: undefined,
}

const textOf = (receipt: ContactReceipt, language: 'en' | 'es' = 'en', isLate = false) => {
  const props = { receipt, photos: 'none' as const, refusedPhotos: [], cameFrom: undefined }
  return renderToStaticMarkup(
    <WordsContext value={testWords}>
      <ShownPageContext value={{ urlPathname: '/', data: { head: { language } } }}>
        <ThankYou promise={usualPromise} isLate={isLate} {...props} />
        <ReceiptLine {...props} />
      </ShownPageContext>
    </WordsContext>,
  ).replaceAll(/<[^>]*>/g, '')
}

test('the panel and the line name the due time and, if we’re closed, when we open, and no 24 hours', () => {
  const text = textOf(late)
  const said =
    'You’ll hear from us Monday by 9:00 AM, Mountain Time. We’re closed until Monday at 8:00 AM.'
  expect(text.split(said)).toHaveLength(3)
  expect(text).not.toContain('24')
})

test('on a request while the office is open nothing is said about its hours', () => {
  const text = textOf({ ...late, closedUntil: undefined })
  expect(text).toContain('You’ll hear from us Monday by 9:00 AM, Mountain Time.')
  expect(text).not.toContain('closed')
})

test('a receipt of an earlier release, without the time zone, ends with the time', () => {
  const text = textOf({ ...late, timeZone: undefined, closedUntil: undefined })
  expect(text).toContain('You’ll hear from us Monday by 9:00 AM.')
})

test('in Spanish the sentence ends once', () => {
  const text = textOf({ ...late, closedUntil: 'el lunes a las 8:00\u00a0a.\u00a0m.' }, 'es')
  expect(text).toContain('Estamos cerrados hasta el lunes a las 8:00\u00a0a.\u00a0m.')
  expect(text).not.toContain('m..')
})

test('without a due time the panel makes the general promise', () => {
  expect(textOf({ ...late, answerWhen: undefined })).toContain('within 24 hours.')
})

test('a due time after the promised hours is explained, in both languages, since the notification names them', () => {
  expect(textOf(late, 'en', true)).toContain(
    'Our 24 hours end while we’re closed, so please give us until then.',
  )
  expect(textOf(late, 'es', true)).toContain('Nuestras 24 horas se cumplen con la oficina cerrada')
})

test('a due time is after the promise only if the promised hours, counted around the clock, are over by then', () => {
  const now = new Date('2026-11-29T15:00:00Z')
  const at = (dueAt: string | undefined, counts: 'every-hour' | 'open-hours' = 'every-hour') =>
    isAfterPromise({ dueAt }, { hours: 24, counts }, now)
  expect(at('2026-11-30T09:00:00-07:00')).toBe(true)
  expect(at('2026-11-30T08:00:00-07:00')).toBe(false)
  expect(at('2026-11-30T09:00:00-07:00', 'open-hours')).toBe(false)
  expect(at(undefined)).toBe(false)
})
