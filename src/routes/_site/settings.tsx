import { createFileRoute } from '@tanstack/react-router'
import { loadWithParts } from '@/hydration/deferredParts'
import { pageHead } from '@/lib/pageHead'
import { SettingsPage } from '@/site/settings/SettingsPage'
import { settingsSearchParams } from '@/site/settings/settingsSearchParams'

export const Route = createFileRoute('/_site/settings')({
  validateSearch: settingsSearchParams,
  loader: loadWithParts(() => import('@/site/settings/SettingsPage')),
  head: () =>
    pageHead({
      title: 'الإعدادات',
      description: 'حسابك في مدار: الملف والإشعارات والخصوصية والتفضيلات والعرض.',
      path: '/settings',
    }),
  component: Settings,
})

function Settings() {
  const { tab = 'profile' } = Route.useSearch()
  return <SettingsPage tab={tab} />
}
