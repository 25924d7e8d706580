import type { LucideIcon } from 'lucide-react'
import type { RouteLink } from '@/ui/navigation/links'

/**
 * An entry of a menu: an action, or a link that opens in a new tab, to a page of the app or elsewhere. `href` is already
 * checked; without one (null) the entry is disabled (D-26).
 */
export type MenuAction = {
  label: string
  icon?: LucideIcon
  disabled?: boolean
  /** `danger` for deleting */
  tone?: 'danger'
} & ({ onSelect: () => void } | { link: RouteLink } | { href: string | null })
