import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of what is around every page. */
export const shellWords = {
  page: z
    .strictObject({
      skipToContent: message(),
      backToTop: message(),
      notice: message(),
      dismissNotice: message(),
    })
    .describe(
      'The first link of every page, the button that appears once the page is scrolled, and what screen readers say of notices.',
    ),
  header: z
    .strictObject({
      office: message(),
      officeAndGuide: message(),
      social: message('brand'),
      mainMenu: message(),
      allPages: message('menu'),
      search: message(),
      menu: message(),
      closeMenu: message(),
      mobileMenu: message(),
    })
    .describe('The top bar and the header, in the language of the menus.'),
  footer: z
    .strictObject({
      phone: message('label', 'number'),
      services: message(),
      quickLinks: message(),
      areas: message(),
      darkMode: message(),
    })
    .describe('The footer, in the language of the menus.'),
  callBar: z
    .strictObject({
      name: message(),
      nameWithJobs: message(),
      call: message(),
      callNumber: message('phone'),
      text: message(),
      textBody: message('brand'),
      urgent: message().describe(
        'On pages about what can’t wait while the office is closed: two short lines of one link.',
      ),
      meanwhile: message(),
      estimate: message(),
      apply: message(),
    })
    .describe('On phones, the bar at the bottom.'),
  hours: z
    .strictObject({
      days: message('first', 'last'),
      open: message('days', 'opens', 'closes'),
      am: message('time'),
      pm: message('time'),
      closed: z
        .strictObject({
          soon: message('time'),
          later: message('weekday', 'time'),
          laterInFull: message('weekday', 'time').describe('Where there is room.'),
        })
        .describe(
          'While the office is closed, instead of them: `soon` if it opens today or, after noon, tomorrow.',
        ),
    })
    .describe('The office hours, which are in the footer and in the contact sections.'),
  failure: z
    .strictObject({
      toastTitle: message(),
      title: message(),
      failed: message(),
      failedAgain: message(),
      home: message(),
      retry: message(),
    })
    .describe('The screen in place of a page whose code has failed, and its toast.'),
  toast: z.strictObject({ region: message(), close: message() }),
}
