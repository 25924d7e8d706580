import { BadgePercent, Flag, type LucideIcon } from 'lucide-react'
import type { PlaceItem, SectionItem } from '@/content/searchItem'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { sectionIcons } from '@/ui/news/sectionIcons'
import { Icon } from '@/ui/theme/icons'

const icons: Record<SectionItem['icon'], LucideIcon> = {
  ...sectionIcons,
  flag: Flag,
  'badge-percent': BadgePercent,
}

export function PlaceIcon({ item }: { item: PlaceItem }) {
  if (item.kind === 'country') return <CountryFlag code={item.code} size="small" />
  return <Icon icon={icons[item.icon]} size="small" />
}
