import { session } from '@/lib/session'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { toast } from '@/ui/toast/toast'
import { writeDemoLink } from '../demoLink'
import { director } from '../director'

/**
 * Copies a link that brings someone else to this screen as it is now: scenario, latency, theme, session.
 * Resolves to null, or to the link where the browser lets no page copy (without https).
 */
export function useDemoLink(): () => Promise<string | null> {
  const { setting } = useThemeSetting()
  return async () => {
    const link = writeDemoLink(location.href, {
      ...director.direction.get(),
      theme: setting,
      isSignedIn: session.get().isSignedIn,
    })
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      return link
    }
    toast.success('نُسخ الرابط. من يفتحه يرى هذه الشاشة بالسيناريو والمظهر والجلسة نفسها.')
    return null
  }
}
