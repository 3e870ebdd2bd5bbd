import { expect, test } from 'vitest'
import { atWork, fillEstimateForm, rejectWith, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

/** The accessibility tree of Chromium, which screen readers read. */

test('a screen reader gets the header as logo, menu with open dropdown, and estimate link', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Remodel', { exact: true }).hover()
  expect(await page.getByRole('banner').ariaSnapshot()).toMatchInlineSnapshot(`
    "- banner:
      - link "Highpine":
        - /url: /
      - navigation "Main":
        - list:
          - listitem:
            - link "Build":
              - /url: /residential
          - listitem:
            - link "Remodel":
              - /url: /remodels-and-renovations
            - list "Remodel":
              - listitem:
                - link "Remodels and Renovations":
                  - /url: /remodels-and-renovations
              - listitem:
                - link "Luxury Home Remodels":
                  - /url: /luxury-home-remodels
              - listitem:
                - link "Kitchens":
                  - /url: /kitchens
          - listitem:
            - link "Services":
              - /url: /home-services
          - listitem:
            - link "Manage":
              - /url: /property-management
          - listitem:
            - link "Rent":
              - /url: /equipment-rentals
          - listitem:
            - link "Projects":
              - /url: /projects
          - listitem:
            - link "Insider":
              - /url: /insider
          - listitem:
            - link "About":
              - /url: /about
      - link "Search":
        - /url: /search
      - link "Receive Your Estimate":
        - /url: "#estimate""
  `)
})

test('on a phone a screen reader gets the header as logo, search and menu button, and the panel as a dialog', async () => {
  const { page, open } = await visitor(phone)
  await open('/roofing')
  expect(await page.getByRole('banner').ariaSnapshot()).toMatchInlineSnapshot(`
    "- banner:
      - link "Highpine":
        - /url: /
      - link "Search":
        - /url: /search
      - button "Menu""
  `)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await panel.getByText('About', { exact: true }).click()
  expect(await panel.ariaSnapshot()).toMatchInlineSnapshot(`
    "- dialog "Menu":
      - button "Close the menu": ×
      - navigation "Mobile":
        - list:
          - listitem:
            - link "Home":
              - /url: /
          - listitem:
            - group: Services
          - listitem:
            - group: Your Experts
          - listitem:
            - group: Rent
          - listitem:
            - link "Projects":
              - /url: /projects
          - listitem:
            - link "Manage":
              - /url: /property-management
          - listitem:
            - group:
              - text: About
              - list:
                - listitem:
                  - link "About Us":
                    - /url: /about
                - listitem:
                  - link "Insider Guides":
                    - /url: /insider
                - listitem:
                  - link "Blog":
                    - /url: /blog
                - listitem:
                  - link "Cost Guides":
                    - /url: /costs
                - listitem:
                  - link "Mountain Building Guide":
                    - /url: /building-guide
                - listitem:
                  - link "Careers":
                    - /url: /careers
          - listitem:
            - link "Contact":
              - /url: /contact
          - listitem:
            - link "Contacto en Español":
              - /url: /contacto
          - listitem:
            - link "Buscando Trabajo":
              - /url: /buscando-trabajo
      - link "Receive Your Estimate":
        - /url: "#estimate"
      - paragraph:
        - link "970-555-0142":
          - /url: tel:+19705550142
      - paragraph: Mon–Sat 8–6
      - text: 105 Edwards Village Boulevard, Edwards, Colorado
      - list "Highpine on social media":
        - listitem:
          - link "Facebook":
            - /url: https://www.facebook.com/highpine.example
        - listitem:
          - link "Instagram":
            - /url: https://www.instagram.com/highpine.example
        - listitem:
          - link "LinkedIn":
            - /url: https://www.linkedin.com/company/highpine-example"
  `)
})

test('a screen reader gets the form’s labels, hint and errors, and no honeypot', async () => {
  const { page, open } = await visitor(desktop)
  await page.clock.setFixedTime(atWork)
  await open('/contact')
  const form = await fillEstimateForm(page)
  await rejectWith(page, 400, {
    message: 'Please fix the marked fields and send it again.',
    fields: { phone: 'That number looks short. Please add the area code.' },
  })
  await sendButton(form).click()
  await form.getByText('That number looks short').waitFor()
  // The firm is a year older on January 1.
  const heard = (await form.ariaSnapshot()).replace(/\d+\+ years/, 'N+ years')
  expect(heard).toMatchInlineSnapshot(`
    "- region "Receive Your Consultation Today":
      - heading "Receive Your Consultation Today" [level=2]
      - paragraph:
        - text: Ask about the first-project discount.
        - link "How it works":
          - /url: /terms#requests-and-estimates
      - paragraph:
        - strong: Water coming in, or no heat?
        - text: Don’t wait on a form. Call
        - link "970-555-0142":
          - /url: tel:+19705550142
        - text: ", Mon–Sat 8–6."
        - link "What to do meanwhile":
          - /url: /contact#water-coming-in-or-no-heat
      - group "What do you need?":
        - text: What do you need?
        - radio "Fix and improve"
        - text: Fix and improve
        - radio "Remodel" [checked]
        - text: Remodel
        - radio "Build"
        - text: Build
        - radio "Manage"
        - text: Manage
        - radio "Rent"
        - text: Rent
      - text: What kind?
      - combobox "What kind?":
        - option "Remodels & Renovations" [selected]
        - option "Kitchen remodel"
        - option "Bathroom remodel"
        - option "Whole-house remodel"
      - text: Name
      - textbox "Name": June Harrow
      - text: Phone
      - textbox "Phone" [invalid]: 970-555-0123
      - paragraph: That number looks short. Please add the area code.
      - text: Email
      - textbox "Email": june@example.com
      - checkbox "This can’t wait. Call me first."
      - text: This can’t wait. Call me first.
      - group: Add details or photos (optional)
      - checkbox "It’s OK to contact me about this request. Terms · Privacy policy" [checked]
      - text: It’s OK to contact me about this request.
      - link "Terms":
        - /url: /terms
      - text: ·
      - link "Privacy policy":
        - /url: /privacy-policy
      - paragraph: Please fix the marked fields and send it again.
      - list:
        - listitem: N+ years in business
        - listitem: Two-year warranty
        - listitem: Liability and workers’ comp insurance with a certificate on request
      - button "Receive Your Estimate""
  `)
  const description = (name: string) =>
    form.getByLabel(name).evaluate((field) => {
      const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      return note?.textContent
    })
  expect(await description('Phone')).toBe('That number looks short. Please add the area code.')
  expect(await description('Tell us about the job')).toContain('when you’d like to start')
})

test('a notification is announced, as the one item of a list in a region whose name mentions F8', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillEstimateForm(page)
  await page.route('**/api/contact', (route) => route.abort())
  const region = page.getByRole('region', { name: 'Notifications (F8)' })
  // The live region exists before anything is added to it.
  await region.locator('[aria-live]').waitFor({ state: 'attached' })
  await sendButton(form).click()
  await region.locator('[aria-live=assertive]').getByText('Something went wrong').waitFor()
  await region.getByText('Something went wrong').waitFor()
  expect(await region.ariaSnapshot()).toMatchInlineSnapshot(`
    "- region "Notifications (F8)":
      - list:
        - listitem:
          - paragraph: Something went wrong
          - paragraph: We couldn't process your request. Please try again.
          - paragraph: Press Receive Your Estimate to try again.
          - button "Try again"
          - button "Close this message": ×"
  `)
})

test('a screen reader gets the thank-you panel as a status', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillEstimateForm(page)
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(await form.getByRole('status').ariaSnapshot()).toMatch(
    /^- status:\n {2}- heading "Thank you!" \[level=3\]\n {2}- paragraph: .*We’ve received your request/,
  )
})
