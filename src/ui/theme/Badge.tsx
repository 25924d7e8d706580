import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colors, radius, size, weight } from './tokens'

const TONES = {
  brand: ['brandSoft', 'onBrandSoft'],
  ok: ['okSoft', 'ok'],
  bad: ['badSoft', 'bad'],
  warn: ['warnSoft', 'warn'],
  info: ['infoSoft', 'info'],
  quiet: ['sunken', 'muted'],
} as const

export type BadgeTone = keyof typeof TONES

const Root = styled('span')<Props>(({ tone, dot }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  padding: '0.28125rem 8px',
  borderRadius: radius.badge,
  // Visible in forced colours, where the system palette removes the background. A row that is pointed at sets a colour.
  outline: '1px solid var(--badge-line, transparent)',
  outlineOffset: -1,
  background: colors[TONES[tone][0]],
  color: colors[TONES[tone][1]],
  fontSize: size.t13,
  fontWeight: weight.label,
  lineHeight: '1.0625rem',
  // In a column of a fixed width a longer word wraps, so that it does not cover the next cell (`TableRoot`).
  whiteSpace: 'var(--badge-white-space, nowrap)',
  '& svg': { flex: 'none', inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: 2.25 },
  ...(dot && {
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: '0.4375rem',
      blockSize: '0.4375rem',
      borderRadius: '50%',
      background: 'currentColor',
    },
  }),
}))

type Props = {
  tone: BadgeTone
  /** a word; do not rely on the tone alone */
  children: ReactNode
  /** a dot before the word, for states (نشط، معطّل) */
  dot?: boolean
}

/** A short word on a soft background: a status, a count, a kind. */
export const StatusBadge = (props: Props) => <Root {...props} />
