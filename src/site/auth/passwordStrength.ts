export type PasswordStrength = 'weak' | 'fair' | 'strong'

const GUIDANCE_LENGTH = 8
const GENEROUS_LENGTH = 12

/**
 * How strong a password looks by the guidance of Spec §5: at least 8 characters; mixed case and digits
 * preferred; a long one makes up for either. Only a hint: nothing is refused for it. Null for nothing.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  const { length } = [...password]
  if (length === 0) return null
  if (length < GUIDANCE_LENGTH) return 'weak'
  const merits = [
    /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
    /\p{Nd}/u.test(password),
    length >= GENEROUS_LENGTH,
  ].filter(Boolean).length
  if (merits === 0) return 'weak'
  return merits === 1 ? 'fair' : 'strong'
}
