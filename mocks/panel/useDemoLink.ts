import { writeDemoLink } from '@mocks/demoLink'
import { mockController } from '@mocks/mockController'
import { copyText } from '@/lib/copyText'
import { session } from '@/lib/session'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { toast } from '@/ui/toast/toast'

/**
 * Returns a function that copies a link to this screen in its current scenario, latency, theme and session. It
 * resolves to null, or to the link when the browser does not allow the page to copy (without https).
 */
export function useDemoLink(): () => Promise<string | null> {
  const { setting } = useThemeSetting()
  return async () => {
    const link = writeDemoLink(location.href, {
      ...mockController.overrides.get(),
      theme: setting,
      isSignedIn: session.get().isSignedIn,
    })
    if (!(await copyText(link))) return link
    toast.success('نُسخ الرابط. من يفتحه يرى هذه الشاشة بالسيناريو والمظهر والجلسة نفسها.')
    return null
  }
}
