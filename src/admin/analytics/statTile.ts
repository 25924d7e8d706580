import type { LucideIcon } from 'lucide-react'
import type { StatTile } from '@/ui/StatTiles'

type Figure = {
  label: string
  icon: LucideIcon
  value: string
  change: number
  /** the change's size in words: `11.4%`, `0:18` */
  write: (size: number) => string
  /** since when: «عن أمس» */
  note: string
  /** a figure that had better fall */
  isLowGood?: boolean
}

/** A tile of a figure and how it moved: an arrow with the change's size, green when it is good news. */
export const statTile = ({
  label,
  icon,
  value,
  change,
  write,
  note,
  isLowGood,
}: Figure): StatTile => ({
  label,
  icon,
  value,
  change: {
    text: write(Math.abs(change)),
    note,
    direction: change < 0 ? 'down' : 'up',
    isGood: isLowGood ? change <= 0 : change >= 0,
  },
})
