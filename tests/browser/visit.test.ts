import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { addDays } from '../../services/api/contract/day.ts'
import { seededAdmin, openContacts, olive, sam } from './accounts.ts'
import { leadRegion } from './contacts-fixture.ts'
import { latestEmailTo } from './sent-emails.ts'
import { visitor } from './visitor.ts'

const sizes = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
]

test.each(sizes)(
  'a phone call becomes a lead, is called twice, and gets a visit that moves and is canceled: $width px',
  async (viewport) => {
    const product = await seededAdmin([])
    try {
      const { page, errors } = await visitor(product.origin, { viewport })
      await openContacts(page, olive)
      await page.keyboard.press('c')
      const form = page.getByRole('dialog', { name: 'New lead' })
      await form.getByLabel('Name').fill('Walt Quist')
      await form.getByLabel('Phone').fill('970-555-0177')
      await form.getByLabel('Email').fill('walt@example.com')
      await form.getByLabel('Town or address').fill('12 Mill Creek, Vail')
      await form.getByRole('button', { name: 'Save lead' }).click()
      const lead = leadRegion(page)
      await lead.getByText('None set yet.').waitFor()
      await lead.getByRole('button', { name: 'No answer' }).click()
      await lead.getByText('1 try:').waitFor()
      await lead.getByRole('button', { name: 'Reached', exact: true }).click()
      await lead.getByText('2 tries:').waitFor()

      const step = lead.getByRole('region', { name: 'Next step' })
      await step.getByRole('button', { name: 'Set the next step' }).click()
      await step.getByLabel('What').selectOption('Site visit')
      await step.getByRole('button', { name: 'Book the visit' }).click()
      await step.getByText('Enter the time of the visit.').waitFor()
      await step.getByLabel('Time').fill('09:30')
      await step.getByLabel('Who').selectOption('Sam Staff')
      expect(await step.getByLabel('Address').inputValue()).toBe('12 Mill Creek, Vail')
      await step.getByLabel('Access', { exact: false }).fill('Gate 4711')
      const overflow = await lead.evaluate((pane) => pane.scrollWidth - pane.clientWidth)
      expect(overflow).toBe(0)
      const day = await step.getByLabel('Day', { exact: true }).inputValue()
      await step.getByRole('button', { name: 'Book the visit' }).click()
      await step.getByText('at 9:30 AM').waitFor()
      await step.getByText('Access: Gate 4711').waitFor()

      const appointment = async (reader: string, subject: string) => {
        let content: string | undefined
        // The email waits ten seconds for further changes.
        await expect
          .poll(
            async () => {
              const email = await latestEmailTo(reader, subject, product)
              const part = email?.attachments.find(({ mimeType }) => mimeType.includes('calendar'))
              content = part && new TextDecoder().decode(part.content as ArrayBuffer)
              return content
            },
            { timeout: 30_000 },
          )
          .toBeDefined()
        const root = new ICAL.Component(ICAL.parse(content ?? '') as unknown[])
        const [event] = root.getAllSubcomponents('vevent')
        if (!event) throw new Error('There is no event.')
        return {
          method: root.getFirstPropertyValue('method'),
          sequence: event.getFirstPropertyValue('sequence'),
          location: event.getFirstPropertyValue('location'),
          start: String(event.getFirstPropertyValue('dtstart')),
          text: content ?? '',
        }
      }
      const first = await appointment('walt@example.com', 'Your site visit')
      expect(first).toMatchObject({
        method: 'REQUEST',
        sequence: 0,
        location: '12 Mill Creek, Vail',
      })
      expect(first.start.slice(0, 10)).toBe(day)
      expect(first.text).not.toContain('4711')
      expect((await appointment(sam, 'Site visit: Walt Quist')).text).toContain('4711')

      await step.getByRole('button', { name: 'Change the visit' }).click()
      await step.getByLabel('Day', { exact: true }).fill(addDays(day, 1))
      await step.getByRole('button', { name: 'Book the visit' }).click()
      const moved = await appointment('walt@example.com', 'New time for your site visit')
      expect(moved).toMatchObject({ method: 'REQUEST', sequence: 1 })
      expect(moved.start.slice(0, 10)).toBe(addDays(day, 1))

      await step.getByRole('button', { name: 'Cancel the visit' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel the visit' }).click()
      await step.getByText('None set yet.').waitFor()
      const canceled = await appointment('walt@example.com', 'Canceled: your site visit')
      expect(canceled).toMatchObject({ method: 'CANCEL', sequence: 2 })

      // What is due today is the first thing on the dashboard.
      await step.getByRole('button', { name: 'Set the next step' }).click()
      await step.getByRole('button', { name: 'Today' }).click()
      await step.getByLabel('Note').fill('Ask about the skylight')
      await step.getByRole('button', { name: 'Save' }).click()
      await step.getByText('Call, today').waitFor()
      await page.goto('/admin/dashboard')
      const due = page.getByRole('region', { name: 'Due now: 1' })
      await due.getByText('Ask about the skylight').waitFor()
      await due.getByText('Call, today').waitFor()
      await due.getByRole('link', { name: 'Walt Quist' }).click()
      await step
        .getByRole('group', { name: 'Snooze until' })
        .getByRole('button', { name: 'Next week' })
        .click()
      await step.getByText('snoozed until').waitFor()
      await page.goto('/admin/dashboard')
      await page
        .getByText('Waiting for an answer')
        .or(page.getByText('No leads waiting'))
        .first()
        .waitFor()
      expect(await page.getByText('Ask about the skylight').count()).toBe(0)
      expect(errors).toEqual([])
    } finally {
      await product.remove()
    }
  },
  120_000,
)
