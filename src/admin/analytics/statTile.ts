import type { LucideIcon } from 'lucide-react'
import type { StatTile } from '@/ui/theme/StatTiles'

type Texts = {
  show: (value: number) => string
  /** formats the size of the change: `11.4%`, `0:18`; as the value by default */
  write?: (size: number) => string
  /** what the change is compared with: «عن أمس» */
  note: string
  /** a decrease is good news */
  isLowGood?: true
}

/** The props of a tile with a figure and its change: an arrow with the size of the change, green if the change is good. */
export const statTile = (
  label: string,
  icon: LucideIcon,
  { value, change }: { value: number; change: number },
  { show, write = show, note, isLowGood }: Texts,
): StatTile => ({
  label,
  icon,
  value: show(value),
  change: {
    text: write(Math.abs(change)),
    note,
    isUp: change >= 0,
    isGood: isLowGood ? change <= 0 : change >= 0,
  },
})
