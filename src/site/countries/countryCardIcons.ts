import {
  Building2,
  ChartColumn,
  Cpu,
  GraduationCap,
  HeartPulse,
  Landmark,
  type LucideIcon,
  Luggage,
  Newspaper,
  ScrollText,
  Trophy,
  Users,
} from 'lucide-react'
import type { CountryCardId } from '@/content/countryPages/countryPage'

/** The icon of each country card. Here, because `content` does not depend on React. */
export const countryCardIcons: Record<CountryCardId, LucideIcon> = {
  news: Newspaper,
  government: Landmark,
  economy: ChartColumn,
  society: Users,
  sports: Trophy,
  technology: Cpu,
  health: HeartPulse,
  education: GraduationCap,
  tourism: Luggage,
  heritage: ScrollText,
  cities: Building2,
}
