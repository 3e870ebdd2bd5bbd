import { expect, test } from 'vitest'
import { translatorOf } from '../../content/model/translator.ts'
import { testWords } from '../testing/test-firm.ts'
import { receivedText, usualPromise } from './promise-text.ts'

const receipt = (language: 'en' | 'es') => translatorOf(testWords[language], 'receipt', language)

test.each([
  [usualPromise, 'within 24 hours.', 'en menos de 24 horas.'],
  [{ hours: 8, counts: 'open-hours' }, 'within 8 office hours.', 'en menos de 8 horas de oficina.'],
  [{ hours: 1, counts: 'every-hour' }, 'within 1 hour.', 'en menos de 1 hora.'],
] as const)('%j is promised as it is', (promise, english, spanish) => {
  expect(receivedText(receipt('en'), promise)).toBe(
    `We've received your request and will get back to you ${english}`,
  )
  expect(receivedText(receipt('es'), promise)).toBe(
    `Recibimos su solicitud y le responderemos ${spanish}`,
  )
})
