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

test('the link has recipient, subject, answer and the quoted message; a line break in a subject begins no header', () => {
  const subject = 'رد: سؤال & جواب\r\nBcc: x@y.example'
  const quote = { intro: INTRO, text: 'متى؟\nوأين؟' }
  const mail = { to: 'jana.s@bareed.example', subject, body: 'شكرًا \u2068Jana\u2069.', quote }
  const { href, ...cuts } = mailLink(mail)
  expect(cuts).toEqual({ isSubjectCut: false, isQuoteCut: false, isBodyLeftOut: false })
  expect(read(href)).toEqual({
    to: mail.to,
    subject: 'رد: سؤال & جواب Bcc: x@y.example',
    body: `شكرًا Jana.\r\n\r\n${INTRO}\r\n> متى؟\r\n> وأين؟`,
  })
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
      const inLink = (typed: string) => typed.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n')
      expect(parts.to).toBe(inLink(to))
      if (!isBodyLeftOut) expect(parts.body?.startsWith(inLink(body))).toBe(true)
    }),
  )
})

test('a long message is cut between two letters, a long answer is left out', () => {
  expect(MAX_MAILTO, 'Chromium on Windows opens no longer link').toBeLessThanOrEqual(2048)
  const mail = { to: 'a@b.example', subject: 'رد' }
  const long = 'طويل '.repeat(500)
  const cut = mailLink({ ...mail, body: 'نعم', quote: { intro: INTRO, text: long } })
  expect(cut.isQuoteCut).toBe(true)
  expect(cut.href.length).toBeGreaterThan(MAX_MAILTO - 20)
  expect(read(cut.href).body).toMatch(/> (طويل )+ط?و?ي?ل?…$/)
  const left = mailLink({ ...mail, body: long, quote })
  expect(left).toMatchObject({ isQuoteCut: false, isBodyLeftOut: true })
  expect(left.href).toBe(`mailto:a@b.example?subject=${encodeURIComponent('رد')}`)
})

test('a long subject is cut, and no letter of it in half; the longest that is accepted is not', () => {
  const reply = (subject: string) =>
    mailLink({ to: 'layan@bareed.example', subject, body: 'شكرًا لك.', quote })
  const { href, ...cuts } = reply('👨‍👩‍👧‍👦'.repeat(500))
  expect(cuts).toEqual({ isSubjectCut: true, isQuoteCut: false, isBodyLeftOut: false })
  expect(read(href).subject).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
  expect(reply(`رد: ${'م'.repeat(150)}`).isSubjectCut).toBe(false)
})

test('an address alone adds neither a subject nor another recipient', () => {
  expect(addressLink('x@y.io?cc=z@y.io,k@y.io')).toBe('mailto:x@y.io%3Fcc%3Dz%40y.io%2Ck%40y.io')
})
