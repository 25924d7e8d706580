import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { AddedCategory } from '@/saved/publicCategories'
import { SectionCard } from '@/ui/sectionCard/SectionCard'
import { colors, size } from '@/ui/theme/tokens'
import { chipAnchor } from './PageChips'

/** The text of a section of the home page that has nothing to show. */
export const EmptyItem = styled('li')({ color: colors.muted, fontSize: size.t14 })

type Props = {
  category: AddedCategory
  /** the address names this card: its title gets the focus on arrival (D-9b) */
  isTarget?: boolean
  /** the link to the page of the category */
  action?: ReactNode
}

/** The card of a category that editors have added: it has no news yet. */
export function AddedCard({ category: { id, name }, isTarget = false, action }: Props) {
  return (
    <SectionCard title={name} anchor={chipAnchor(id)} isTarget={isTarget} action={action}>
      <EmptyItem>هذه الفئة جديدة، ولم تصل أخبارها بعد.</EmptyItem>
    </SectionCard>
  )
}
