import { charactersOf } from './characters'
import { withoutIsolates } from './isolated'

/**
 * The longest link that every mail program receives whole: Chromium on Windows opens none of more than 2,048 signs, and
 * says nothing. An Arabic letter takes six of them, so a link holds about 300 letters.
 */
export const MAX_MAILTO = 2000

type Mail = {
  to: string
  subject: string
  body: string
  /** the message that is answered: its lines are marked with «>» under the answer */
  quote: { intro: string; text: string }
}

/**
 * A `mailto:` link (RFC 6068) with recipient, subject and text. What a visitor wrote is encoded, so that it can add
 * neither a recipient nor a header. If the link would be too long, the quoted message is cut; then the text is left out,
 * so that it has recipient and subject only. A subject that takes more than half of the link is cut.
 */
export function mailLink({ to, subject, body, quote }: Mail) {
  const begin = (text: string) =>
    `mailto:${addressOf(to)}?subject=${encode(text.replace(/\s+/g, ' '))}`
  const short = longestThatFits(subject, (text) => begin(text).length <= MAX_MAILTO / 2)
  const isSubjectCut = short !== subject
  const start = begin(short)
  const link = (text: string) => `${start}&body=${encode(text)}`
  const fits = (text: string) => link(text).length <= MAX_MAILTO
  if (!fits(body)) return { href: start, isSubjectCut, isQuoteCut: false, isBodyLeftOut: true }

  const quoted = (text: string) =>
    text === '' ? body : `${body}\n\n${quote.intro}\n${text.replace(/^/gm, '> ')}`
  const text = longestThatFits(quote.text, (part) => fits(quoted(part)))
  return {
    href: link(quoted(text)),
    isSubjectCut,
    isQuoteCut: text !== quote.text,
    isBodyLeftOut: false,
  }
}

/** The text, cut after the most letters that fit, found by halving; empty if none does. */
function longestThatFits(text: string, fits: (text: string) => boolean): string {
  // More letters than bytes never fit.
  const letters = charactersOf(text.slice(0, MAX_MAILTO))
  if (text.length <= MAX_MAILTO && fits(text)) return text
  let [least, most] = [0, letters.length]
  const cut = (count: number) => (count > 0 ? `${letters.slice(0, count).join('').trimEnd()}…` : '')
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(cut(middle))) least = middle
    else most = middle - 1
  }
  return cut(least)
}

/** The address alone: an encoded one can add neither a subject nor another recipient. */
export const addressLink = (email: string): string => `mailto:${addressOf(email)}`

const addressOf = (email: string) => encode(email).replace('%40', '@')

/** A mail has CRLF between its lines. */
const encode = (text: string): string =>
  encodeURIComponent(
    withoutIsolates(text)
      .toWellFormed()
      .replace(/\r\n|\r|\n/g, '\r\n'),
  )
