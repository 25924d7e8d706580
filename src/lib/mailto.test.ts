import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressLink, MAX_MAILTO, mailLink } from './mailto'

const INTRO = 'كتبت جنى السالم:'
const quote = { intro: INTRO, text: '' }
const read = (href: string) => {
  const url = new URL(href)
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  }
}

test('the link has recipient, subject, answer and the quoted message', () => {
  const mail = {
    to: 'jana.s@bareed.example',
    subject: 'رد: سؤال & جواب',
    body: 'شكرًا \u2068Jana\u2069.',
    quote: { intro: INTRO, text: 'متى؟\nوأين؟' },
  }
  const { href, ...cuts } = mailLink(mail)
  expect(cuts).toEqual({ isSubjectCut: false, isQuoteCut: false, isBodyLeftOut: false })
  expect(read(href)).toEqual({
    to: mail.to,
    subject: mail.subject,
    body: `شكرًا Jana.\r\n\r\n${INTRO}\r\n> متى؟\r\n> وأين؟`,
  })
})

test('a line break in a subject begins no header', () => {
  const subject = 'رد:\r\nBcc: x@y.example'
  const { href } = mailLink({ to: 'a@b.example', subject, body: '', quote })
  expect(read(href).subject).toBe('رد: Bcc: x@y.example')
})

test('whatever a visitor wrote, the link is short enough, has one recipient and the whole answer', () => {
  const text = fc.string({
    unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, text, text, fc.nat(8), (to, subject, body, times) => {
      const quote = { intro: INTRO, text: `${subject}\n${body}`.repeat(times) }
      const { href, isBodyLeftOut } = mailLink({ to, subject, body, quote })
      expect(href.length).toBeLessThanOrEqual(MAX_MAILTO)
      const parts = read(href)
      expect(parts.to).toBe(to.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'))
      if (!isBodyLeftOut)
        expect(parts.body?.startsWith(body.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'))).toBe(
          true,
        )
    }),
  )
})

test('a long message is cut between two letters, a long answer is left out', () => {
  // Chromium on Windows opens no longer link.
  expect(MAX_MAILTO).toBeLessThanOrEqual(2048)
  const mail = { to: 'a@b.example', subject: 'رد' }
  const cut = mailLink({ ...mail, body: 'نعم', quote: { intro: INTRO, text: 'طويل '.repeat(500) } })
  expect(cut.isQuoteCut).toBe(true)
  expect(cut.href.length).toBeGreaterThan(MAX_MAILTO - 20)
  expect(cut.href.length).toBeLessThanOrEqual(MAX_MAILTO)
  expect(read(cut.href).body).toMatch(/> (طويل )+ط?و?ي?ل?…$/)
  const left = mailLink({ ...mail, body: 'طويل '.repeat(500), quote })
  expect(left).toEqual({
    href: `mailto:a@b.example?subject=${encodeURIComponent('رد')}`,
    isSubjectCut: false,
    isQuoteCut: false,
    isBodyLeftOut: true,
  })
  expect(addressLink('x@y.example?cc=z@y.example,k@y.example')).toBe(
    'mailto:x@y.example%3Fcc%3Dz%40y.example%2Ck%40y.example',
  )
})

test('no flag, family or marked letter is cut in half', () => {
  for (const sign of ['🇪🇬', '👨‍👩‍👧‍👦', 'كَ']) {
    const { href } = mailLink({ to: 'a@b.example', subject: sign.repeat(500), body: '', quote })
    expect(read(href).subject?.replaceAll(sign, '')).toBe('…')
  }
})

test('a long subject is cut, so that the answer fits, and the longest that is accepted is not', () => {
  const reply = (letters: number) =>
    mailLink({
      to: 'layan@bareed.example',
      subject: `رد: ${'م'.repeat(letters)}`,
      body: 'شكرًا لك.',
      quote,
    })
  const { href, ...cuts } = reply(439)
  expect(href.length).toBeLessThanOrEqual(MAX_MAILTO)
  expect(cuts).toEqual({ isSubjectCut: true, isQuoteCut: false, isBodyLeftOut: false })
  expect(read(href).subject).toMatch(/^رد: م{100,}…$/)
  expect(reply(150).isSubjectCut).toBe(false)
})
