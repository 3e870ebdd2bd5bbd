import { upload } from './submit-contact.ts'
import type { TestApp } from './test-app.ts'

/** What an applicant fills in. */
export const applicantAnswers = {
  job: 'finish-carpenter',
  name: 'June Alder',
  phone: '970-555-0177',
  email: 'june.alder@example.com',
  trade: 'Finish carpentry, eight years',
  start: 'Two weeks after you call',
}

/** The fields of the form. */
export const applicationFields = {
  ...applicantAnswers,
  website: '',
  page: '/careers/finish-carpenter',
}

/** Sends an application as the form does. @param change fields that differ from `applicationFields` */
export const sendApplication = (
  { app }: Pick<TestApp, 'app'>,
  change: Readonly<Record<string, string>> = {},
  files: Parameters<typeof upload>[0] = [],
  more: { remoteAddress?: string } = {},
) => {
  const { headers, payload } = upload(files, { ...applicationFields, ...change })
  return app.inject({ method: 'POST', url: '/api/applications', headers, payload, ...more })
}

/** Returns the stored applications, newest first. */
export const storedApplications = async ({ store }: Pick<TestApp, 'store'>) =>
  (await store.applications.search({ words: [] }, 0, 100)).applications
