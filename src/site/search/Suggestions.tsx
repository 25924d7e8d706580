import { styled } from '@mui/material/styles'
import { Flag } from 'lucide-react'
import { type SectionId, sectionById } from '@/content/sections'
import { sectionIcons } from '@/site/sections/sectionIcons'
import { sectionLink } from '@/site/sections/sectionLinks'
import { AppLink } from '@/ui/navigation/links'
import { Icon } from '@/ui/theme/icons'
import { control, radius, size, weight } from '@/ui/theme/tokens'

export const Chip = styled(AppLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: control.small,
  paddingInline: 12,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.ink,
  fontSize: size.t14,
  fontWeight: weight.label,
  '& svg': { color: theme.vars.palette.tokens.muted },
  '&:hover': { background: theme.vars.palette.tokens.sunken, textDecoration: 'none' },
})) as typeof AppLink

const FEW: readonly SectionId[] = ['breaking', 'health', 'science', 'culture']

export function SectionChips({ ids = FEW }: { ids?: readonly SectionId[] }) {
  return (
    <>
      {ids.map((id) => {
        const { name, icon } = sectionById(id)
        return (
          <Chip key={id} {...sectionLink(id)}>
            <Icon icon={sectionIcons[icon]} size="small" />
            <span>{name}</span>
          </Chip>
        )
      })}
      <Chip to="/countries">
        <Icon icon={Flag} size="small" />
        كل الدول
      </Chip>
    </>
  )
}
