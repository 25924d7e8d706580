import {
  BookOpen,
  Briefcase,
  Clapperboard,
  Cpu,
  FlaskConical,
  HeartPulse,
  House,
  Landmark,
  type LucideIcon,
  Newspaper,
  Trophy,
} from 'lucide-react'
import type { SettingsPage } from '@/content/admin/settingsPages'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { Icon } from '@/ui/theme/icons'

const drawings: Record<string, LucideIcon> = {
  house: House,
  trophy: Trophy,
  cpu: Cpu,
  clapperboard: Clapperboard,
  briefcase: Briefcase,
  'book-open': BookOpen,
  'flask-conical': FlaskConical,
  'heart-pulse': HeartPulse,
  landmark: Landmark,
}

export function PageIcon({ page }: { page: SettingsPage }) {
  if (page.kind === 'country') return <CountryFlag code={page.code} size="small" />
  return <Icon icon={drawings[page.icon] ?? Newspaper} size="small" />
}
