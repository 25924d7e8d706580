import { styled } from '@mui/material/styles'
import { Flag } from 'lucide-react'
import { type SectionId, sectionById } from '@/content/sections'
import { sectionLink } from '@/site/sections/sectionLinks'
import { ChipLink } from '@/ui/navigation/ChipLink'
import { sectionIcons } from '@/ui/news/sectionIcons'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'

export const Chip = styled(ChipLink)({ background: colors.paper }) as typeof ChipLink

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
