import { serviceTypeLabels } from '../contract/service-types.ts'
import type { RequestWords } from './request-words.ts'

export const requestWordsInEnglish: RequestWords = {
  title: 'Your request',
  intro: (reference) => `This is request ${reference}, as our office has it.`,
  by: (when) => `We answer by ${when}.`,
  answered: 'Our office has begun to work on it.',
  call: (phone) => `Urgent? Call ${phone}.`,
  said: {
    corrected: 'Your corrections are kept, and our office has been told.',
    'the same': 'Nothing was changed: it already said so.',
    'too often': 'This request was corrected many times. Please call us instead.',
    files: 'Your files have arrived, and our office has been told.',
  },
  sent: 'What you sent us',
  names: {
    reference: 'Reference',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    serviceType: 'About',
    message: 'Message',
  },
  types: serviceTypeLabels,
  correct: 'Correct it',
  correctHint: 'Change what is wrong and save. Our office sees what it said before.',
  save: 'Save corrections',
  check: 'Please check the marked fields.',
  faults: {
    name: 'Please tell us your name, in 200 characters at most.',
    email: 'Please check the email address: we answer by email.',
    phone: 'Please give a phone number with at least seven digits.',
    serviceType: 'Please choose one.',
    message: 'Please shorten this to 5000 characters.',
  },
  files: 'Photographs and plans',
  filesHint:
    'JPEG, PNG, WebP, AVIF, HEIC or PDF, up to 20 MB each, ten at a time, twenty in all. Only our office sees them. Where we can, we remove the place and time that a camera writes into a photograph; HEIC and PDF files stay as they are.',
  noFiles: 'None yet.',
  choose: 'Choose files',
  upload: 'Add files',
  full: 'This request has as many files as we can take. Please send more by email.',
  nothingChosen: 'No file was chosen.',
  refused: {
    'too large': (name) => `${name} is larger than 20 MB.`,
    'wrong kind': (name) =>
      `${name} is no JPEG, PNG, WebP, AVIF, HEIC or PDF file, whatever it is called.`,
    broken: (name) => `${name} did not arrive whole, or cannot be read. Please try again.`,
    empty: (name) => `${name} is empty.`,
    'no space': (name) => `We cannot keep ${name} just now. Please try again tomorrow.`,
    'too many': (name) => `${name} is one too many.`,
  },
  partly: (kept) =>
    kept === 0
      ? 'No file was added.'
      : kept === 1
        ? 'One file was added.'
        : `${kept} files were added.`,
  kinds: { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', heic: 'HEIC', pdf: 'PDF' },
  erase: 'Have it erased',
  eraseHint: 'You can have everything personal in this request erased, with its files.',
  eraseLink: 'Erase this request …',
  eraseTitle: 'Erase this request?',
  eraseAsk: (reference) =>
    `Your name, address, number, message and files of request ${reference} are removed for good, and nobody answers it any more. This cannot be undone.`,
  eraseButton: 'Yes, erase everything',
  back: 'No, go back',
  erasedTitle: 'Your request is erased',
  erased: (phone) =>
    `Nothing in our records names you any more. Letters about it that have already reached our office’s mailbox are deleted by hand, and copies in backups go when those expire. Questions? Call ${phone}.`,
  deadTitle: 'This link does not work',
  dead: (phone) =>
    `It may be too old (it works for 60 days), a part of it may have been lost on its way, the email address may have been corrected since, or the request was erased. Call ${phone}: we look it up for you.`,
  failedTitle: 'That did not work',
  failed: (phone) => `Please go back and try again, or call ${phone}.`,
}
