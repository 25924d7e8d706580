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

/** The icons of the sections, by the names that their content has. */
export const sectionIcons = {
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
} satisfies Record<string, LucideIcon>
