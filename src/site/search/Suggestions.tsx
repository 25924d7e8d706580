import { styled } from '@mui/material/styles'
import { Flag } from 'lucide-react'
import { type SectionId, sectionById } from '@/content/sections'
import { sectionIcons } from '@/site/sections/sectionIcons'
import { sectionLink } from '@/site/sections/sectionLinks'
import { AppLink } from '@/ui/navigation/links'
import { Icon } from '@/ui/theme/icons'
import { colors, control, radius, size, weight } from '@/ui/theme/tokens'

export const Chip = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: control.small,
  paddingInline: 12,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.control,
  background: colors.paper,
  color: colors.ink,
  fontSize: size.t14,
  fontWeight: weight.label,
  '& svg': { color: colors.muted },
  '&:hover': { background: colors.sunken, textDecoration: 'none' },
}) as typeof AppLink

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
