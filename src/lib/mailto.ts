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
  quote?: { intro: string; text: string }
}

export type MailLink = {
  href: string
  /** the quoted message did not fit whole */
  isQuoteCut: boolean
  /** the answer itself did not fit: the link has recipient and subject only */
  isBodyLeftOut: boolean
}

/**
 * A `mailto:` link (RFC 6068) with recipient, subject and text. What a visitor wrote is encoded, so that it can add
 * neither a recipient nor a header. If the link would be too long, the quoted message is cut; then the text is left out.
 */
export function mailLink({ to, subject, body, quote }: Mail): MailLink {
  const start = `mailto:${addressOf(to)}?subject=${encode(subject)}`
  const link = (text: string) => `${start}&body=${encode(text)}`
  const fits = (text: string) => link(text).length <= MAX_MAILTO
  if (!fits(body)) return { href: start, isQuoteCut: false, isBodyLeftOut: true }

  const quoted = (text: string) =>
    quote ? `${body}\n\n${quote.intro}\n${text.replace(/^/gm, '> ')}` : body
  // More letters than bytes never fit.
  const letters = [...(quote?.text.slice(0, MAX_MAILTO) ?? '')]
  const whole = quoted(letters.join(''))
  if (fits(whole)) return { href: link(whole), isQuoteCut: false, isBodyLeftOut: false }
  // The most letters that fit, found by halving.
  let [least, most] = [0, letters.length]
  const cut = (count: number) => quoted(`${letters.slice(0, count).join('').trimEnd()}…`)
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(cut(middle))) least = middle
    else most = middle - 1
  }
  return { href: link(least > 0 ? cut(least) : body), isQuoteCut: true, isBodyLeftOut: false }
}

/** The address alone: an encoded one can add neither a subject nor another recipient. */
export const addressLink = (email: string): string => `mailto:${addressOf(email)}`

const addressOf = (email: string) => encode(email).replace('%40', '@')

/** A mail has CRLF between its lines. Half a surrogate pair, which a visitor can send, cannot be encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'))
