import type { LucideIcon } from 'lucide-react'
import type { RouteLink } from '@/ui/links'

/** An entry of a menu: an action, or a link to a page that opens in a new tab. */
export type MenuAction = {
  label: string
  icon?: LucideIcon
  disabled?: boolean
  /** `danger` for deleting */
  tone?: 'danger'
} & ({ onSelect: () => void } | { link: RouteLink })
