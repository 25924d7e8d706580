import { linkOptions } from '@tanstack/react-router'
import type { AddedCategory } from '@/saved/publicCategories'
import { NO_NEWS } from '@/site/cards/AddedCard'
import { SectionCard } from '@/ui/sectionCard/SectionCard'
import { EmptyItem } from './EmptyItem'

/** A section that editors have added to the home page. Its page is that of a category without news. */
export function AddedSectionCard({ category }: { category: AddedCategory }) {
  const { name } = category
  return (
    <SectionCard title={name} more={linkOptions({ to: '/category/$name', params: { name } })}>
      <EmptyItem>{NO_NEWS}</EmptyItem>
    </SectionCard>
  )
}
