import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { AppLink } from '@/ui/navigation/links'
import { colors, control, radius, size, weight } from '@/ui/theme/tokens'

/** Spec §9: the results area is at most 24rem high. */
export const Area = styled('div')({
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: '0 8px 12px',
})

export const Choice = styled(AppLink)({
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: control.medium,
  paddingInline: 12,
  borderRadius: radius.control,
  color: colors.ink,
  fontSize: size.t14,
  fontWeight: weight.label,
  '& svg': { flex: 'none', color: colors.muted },
  '&:hover': { background: colors.sunken, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
}) as typeof AppLink

export const Nothing = styled('p')({ padding: '4px 12px', color: colors.muted, fontSize: size.t14 })

const Section = styled('section')({
  '& h2': {
    padding: '8px 12px 4px',
    color: colors.muted,
    fontSize: size.t13,
    fontWeight: weight.label,
  },
  '& .grid': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
})

type Props = { title: string; isGrid?: boolean; children: ReactNode }

/** A titled group of suggestions, as a list or, if they are short, as a grid. */
export function Group({ title, isGrid = false, children }: Props) {
  const id = useId()
  return (
    <Section>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id} {...(isGrid && { className: 'grid' })}>
        {children}
      </ul>
    </Section>
  )
}
