import { expect, test } from 'vitest'
import { foldQuoted } from './fold-quoted.ts'
import { htmlToText } from './html-to-text.ts'
import { parseMail } from './parse-mail.ts'

test('HTML is text: no tag, script, style or picture is left, and quotes are marked', () => {
  const html = `<head><title>x</title></head><style>p{color:red}</style><!-- <p>no</p> -->
    <p>Hi &amp; <b>welcome</b>,<br>it&#8217;s 5&nbsp;ft &lt; 6.</p><img src="https://track.example/1">
    <script>alert(1)</script><ul><li>one</li><li>two</li></ul>
    <blockquote>On Monday<div>you wrote</div><blockquote>first</blockquote></blockquote><p>Bye`
  expect(htmlToText(html).split('\n').filter(Boolean)).toEqual([
    ...['Hi & welcome,', 'it’s 5 ft < 6.', 'one', 'two'],
    ...['> On Monday', '> you wrote', '> > first', 'Bye'],
  ])
  expect(htmlToText('<'.repeat(200_000))).toBe('')
  expect(htmlToText('<script>'.repeat(20_000) + 'x')).toBe('')
})

test.each([
  ['Gmail', 'Yes.\n\nOn Tue, Nov 3, 2026 at 9:12 AM Olive Owner <o@x.example> wrote:\n\n> Hi'],
  [
    'Gmail, wrapped',
    'Yes.\n\nOn Tue, Nov 3, 2026 at 9:12 AM Olive Owner\n<o@x.example> wrote:\n> Hi',
  ],
  ['Spanish', 'Yes.\n\nEl mar, 3 nov 2026 a las 9:12, Olive (<o@x.example>) escribió:\n\n> Hola'],
  ['Outlook', 'Yes.\n\nFrom: Olive Owner\nSent: Tuesday, November 3\nTo: Ann\nSubject: x\n\nHi'],
  ['Outlook on the web', `Yes.\n\n${'_'.repeat(32)}\nFrom: Olive Owner\n\nHi`],
  ['without a line above', 'Yes.\n\n> Hi\n> there'],
])('what repeats earlier emails is folded: %s', (_, text) => {
  const { own, quoted } = foldQuoted(text)
  expect(own).toBe('Yes.')
  expect(quoted).not.toBe('')
})

test.each([
  [
    'answers between quoted lines',
    'On Mon, Nov 2, 2026 Olive wrote:\n> When?\nTuesday.\n> Where?\nHere.',
  ],
  [
    'answers below a quote',
    'Hi,\nOn Mon, Nov 2, 2026 Olive wrote:\n> When?\nTuesday.\n> Where?\nHere.',
  ],
  ['a text that says “On Monday”', 'On Monday I wrote: nothing.\nCome over.'],
  ['only a quote', '> Hi'],
])('%s stay whole', (_, text) => {
  expect(foldQuoted(text)).toEqual({ own: text, quoted: '' })
})

const raw = (headers: readonly string[], body = 'Hello') =>
  Buffer.from(['From: Ann <ann@example.com>', ...headers, '', body].join('\r\n'))

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Auto-Submitted: auto-generated', true],
  ['Precedence: bulk', true],
  ['Precedence: list', true],
  ['Precedence: junk', true],
  ['Precedence: auto_reply', true],
  ['Precedence: first-class', false],
  ['List-Id: <news.example.com>', true],
  ['List-Unsubscribe: <https://news.example.com/u>', true],
  ['Return-Path: <>', true],
  ['Return-Path: <ann@example.com>', false],
  ['X-Autorespond: yes', true],
  ['X-Autoreply: yes', true],
  ['Subject: Automatic reply', false],
])('%s: sent by a program is %s', async (header, expected) => {
  expect((await parseMail(raw([header]))).isAutomatic).toBe(expected)
})

test('a copy with other transport headers has the same id, another text another one', async () => {
  const own = ['Message-ID: <1@example.com>', 'Date: Tue, 3 Nov 2026 10:00:00 +0000']
  const one = await parseMail(raw(own))
  const copy = await parseMail(raw(['Delivered-To: x@example.com', 'Received: by y', ...own]))
  expect(copy.id).toBe(one.id)
  expect((await parseMail(raw(own, 'Hello!'))).id).not.toBe(one.id)
  expect(one.id).toMatch(/^mail-[\da-f]{40}$/)
})

test('HTML counts where the text is empty, and the logo of a signature is no file', async () => {
  const part = (type: string, more: string, text: string) =>
    `--b\r\nContent-Type: ${type}\r\n${more}\r\n${text}\r\n`
  const mail = await parseMail(
    raw(
      ['MIME-Version: 1.0', 'Content-Type: multipart/related; boundary=b'],
      [
        '--b\r\nContent-Type: multipart/alternative; boundary=a\r\n\r\n',
        '--a\r\nContent-Type: text/plain\r\n\r\n\r\n',
        '--a\r\nContent-Type: text/html\r\n\r\n<p>Tuesday works.</p><img src="cid:logo">\r\n--a--\r\n',
        part('image/png; name=logo.png', 'Content-ID: <logo>\r\n', 'small'),
        '--b--\r\n',
      ].join(''),
    ),
  )
  expect(mail.text).toBe('Tuesday works.')
  expect(mail.files).toEqual([])
})

test('addresses of delivery headers count, control characters don’t, and a long text is cut', async () => {
  const mail = await parseMail(
    raw(
      ['To: Us <office@example.com>', 'Delivered-To: replies+x@example.com', 'Subject: a\u0007b'],
      'x'.repeat(30_000),
    ),
  )
  expect(mail.recipients).toEqual(['office@example.com', 'replies+x@example.com'])
  expect(mail.subject).toBe('ab')
  expect(mail.text).toHaveLength(20_001)
})
