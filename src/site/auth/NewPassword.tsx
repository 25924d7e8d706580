import { styled } from '@mui/material/styles'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import type { FieldBinding } from '@/ui/form/FormTextField'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { inRows, muted13 } from '@/ui/theme/surface'
import { colors, transition, weight } from '@/ui/theme/tokens'

const Root = styled('div')({ display: 'grid', '& > :last-child > *': { marginBlockStart: 8 } })

const Line = styled('p')({
  ...inRows,
  gap: 12,
  ...muted13,
  lineHeight: 1.6,
  '& b': { color: colors.ink, fontWeight: weight.card },
})

const Bars = styled('span')({ display: 'flex', gap: 4 })

const Bar = styled('i')<{ colour: 'bad' | 'warn' | 'ok' | null }>(({ colour }) => ({
  inlineSize: '2rem',
  blockSize: 6,
  borderRadius: 3,
  background: colour ? colors[colour] : colors.track,
  transition: transition('background-color'),
}))

/** Spec §5: guidance, not a validation rule. */
const GUIDANCE = '8 أحرف على الأقل، ويُفضَّل مزج الأحرف الكبيرة والصغيرة والأرقام.'

const LEVELS = {
  weak: { name: 'ضعيفة', bars: 1, colour: 'bad' },
  fair: { name: 'متوسطة', bars: 2, colour: 'warn' },
  strong: { name: 'قوية', bars: 3, colour: 'ok' },
} as const

type Props<Values extends FieldValues> = FieldBinding<Values> & {
  label: string
  /** the field in which it is typed again */
  again: FieldPath<Values>
}

/** A new password, typed twice, and its strength: a hint that never blocks the form (Spec §5). */
export function NewPassword<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, again } = props
  const strength = passwordStrength(useWatch({ control, name }))
  const level = strength && LEVELS[strength]
  const field = { control, autoComplete: 'new-password' } as const
  return (
    <>
      <Root>
        <FormPasswordField {...field} name={name} label={label} hint={GUIDANCE} />
        {/* The live region exists before its text, so that the text is announced. */}
        <div role="status">
          {level && (
            <Line>
              <Bars aria-hidden>
                {[1, 2, 3].map((bar) => (
                  <Bar
                    key={bar}
                    data-bar={bar <= level.bars ? 'part' : 'whole'}
                    colour={bar <= level.bars ? level.colour : null}
                  />
                ))}
              </Bars>
              <span>
                قوة كلمة المرور: <b>{level.name}</b>
              </span>
            </Line>
          )}
        </div>
      </Root>
      <FormPasswordField {...field} name={again} label={`تأكيد ${label}`} />
    </>
  )
}

const GUIDANCE_LENGTH = 8

const GENEROUS_LENGTH = 12

/**
 * The strength of a password by the guidance of Spec §5: `weak` below 8 characters. From 8 on,
 * mixed case, digits and a length of at least 12 count one point each: none is `weak`, one `fair`,
 * more `strong`. Null for an empty password. Only a hint: no password is rejected for it.
 */
export function passwordStrength(password: string): keyof typeof LEVELS | null {
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
