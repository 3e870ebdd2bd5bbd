import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of what is around every page. */
export const shellWords = {
  /** The first link of every page, and the button that appears once the page is scrolled (S2.4). */
  page: z.strictObject({ skipToContent: message(), backToTop: message() }),
  /** The top bar and the header, in the language of the menus. */
  header: z.strictObject({
    office: message(),
    officeAndGuide: message(),
    social: message('brand'),
    mainMenu: message(),
    allPages: message('menu'),
    search: message(),
    menu: message(),
    closeMenu: message(),
    mobileMenu: message(),
  }),
  /** The footer, in the language of the menus. */
  footer: z.strictObject({
    phone: message('label', 'number'),
    services: message(),
    quickLinks: message(),
    areas: message(),
    darkMode: message(),
  }),
  /** On phones, the bar at the bottom. */
  callBar: z.strictObject({
    name: message(),
    nameWithJobs: message(),
    call: message(),
    callNumber: message('phone'),
    text: message(),
    textBody: message('brand'),
    /** On pages about what can't wait while the office is closed: two short lines of one link. */
    urgent: message(),
    meanwhile: message(),
    estimate: message(),
    apply: message(),
  }),
  /** The office hours, which are in the footer and in the contact sections. */
  hours: z.strictObject({
    days: message('first', 'last'),
    open: message('days', 'opens', 'closes'),
    am: message('time'),
    pm: message('time'),
    /** While the office is closed, instead of them: `soon` if it opens today or, after noon, tomorrow. */
    closed: z.strictObject({
      soon: message('time'),
      later: message('weekday', 'time'),
      /** Where there is room. */
      laterInFull: message('weekday', 'time'),
    }),
  }),
  /** The screen in place of a page whose code has failed (S2.40 to S2.44), and its toast. */
  failure: z.strictObject({
    toastTitle: message(),
    title: message(),
    failed: message(),
    failedAgain: message(),
    home: message(),
    retry: message(),
  }),
  toast: z.strictObject({ region: message(), close: message() }),
}
