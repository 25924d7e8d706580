import { machineText } from './arabic'
import { decoded } from './encoding'

/**
 * The "simple address pattern" of Spec §5: some text, an at sign, a domain with a dot; without signs that part one
 * address from another. A stricter pattern would reject real addresses, for example those with an Arabic domain.
 */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[^\s\p{C}\p{So}@<>()[\],;:"\\،؛«»“”]+(?<!\.)@(?:(?!-)[\p{L}\p{N}\p{M}-]+(?<!-)\.)+(?!-|\d+$)[\p{L}\p{N}\p{M}-]+(?<!-)$/u

/** Signs around a copied address; an address may begin with some signs but ends with none. */
const AROUND = /^(?:[\p{P}\p{S}]*\s|[<«‹"'“„‘`([{|*•،؛\p{So}])+|[\s\p{P}\p{S}]+$/gu

/**
 * The address that a person means who types or pastes `\u202alayan@example.com\u202c`, `<layan@example.com>`,
 * `ليان <layan@example.com>`, `mailto:layan@example.com` or `layan@example.com،`. Another text is returned without
 * invisible characters; whether it is an address says `EMAIL_PATTERN`.
 */
export function cleanEmail(typed: string): string {
  // Some keyboards write the dot of a domain as «。».
  const text = machineText(typed.replace(/[。｡]/g, '.'))
  const [named, ...others] = Array.from(text.matchAll(/<([^<>]*@[^<>]*)>/g), ([, inside]) => inside)
  const alone = ((others.length === 0 && named) || text).replace(AROUND, '')
  const [, link] = /^mailto:(?:\/\/)?([^?]*)/i.exec(alone) ?? []
  const address = link === undefined ? alone : decoded(link).trim()
  // No address has a tatweel.
  return address.replace(/\u0640/g, '')
}
