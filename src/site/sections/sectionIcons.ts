import {
  BookOpen,
  Briefcase,
  Clapperboard,
  Cpu,
  FlaskConical,
  HeartPulse,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  Trophy,
  Video,
  Zap,
} from 'lucide-react'
import type { SectionIcon } from '@/content/sections'

export const sectionIcons: Record<SectionIcon, LucideIcon> = {
  zap: Zap,
  trophy: Trophy,
  cpu: Cpu,
  clapperboard: Clapperboard,
  briefcase: Briefcase,
  'book-open': BookOpen,
  'flask-conical': FlaskConical,
  'heart-pulse': HeartPulse,
  landmark: Landmark,
  video: Video,
  'message-square-text': MessageSquareText,
}
