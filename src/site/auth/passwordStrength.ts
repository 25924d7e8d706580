export type PasswordStrength = 'weak' | 'fair' | 'strong'

const GUIDANCE_LENGTH = 8
const GENEROUS_LENGTH = 12

/**
 * The strength of a password by the guidance of Spec §5: `weak` below 8 characters. From 8 on,
 * mixed case, digits and a length of at least 12 count one point each: none is `weak`, one `fair`,
 * more `strong`. Null for an empty password. Only a hint: no password is rejected for it.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  const { length } = [...password]
  if (length === 0) return null
  if (length < GUIDANCE_LENGTH) return 'weak'
  const score = [
    /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
    /\p{Nd}/u.test(password),
    length >= GENEROUS_LENGTH,
  ].filter(Boolean).length
  if (score === 0) return 'weak'
  return score === 1 ? 'fair' : 'strong'
}
