import { Search } from 'lucide-react'
import { sections } from '@/content/sections'
import { EmptyState } from '@/ui/states/EmptyState'
import { SectionChips } from './Suggestions'

const everySection = sections.map(({ id }) => id)

/** `/search` without a query: what can be searched, and links to other pages. */
export function EmptyQuery() {
  return (
    <EmptyState
      icon={Search}
      title="عمّ تبحث؟"
      text="اكتب كلمة أو أكثر: عنوانًا أو مصدرًا أو بلدًا."
      action={<SectionChips ids={everySection} />}
    />
  )
}
