import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { SettingsPage } from '@/site/settings/SettingsPage'
import { settingsSearchParams } from '@/site/settings/settingsSearchParams'

export const Route = createFileRoute('/_site/settings')({
  validateSearch: settingsSearchParams,
  head: () =>
    pageHead({
      title: 'الإعدادات',
      description: 'حسابك في مدار: الملف والإشعارات والخصوصية والتفضيلات والعرض.',
      path: '/settings',
    }),
  component: () => <SettingsPage tab={Route.useSearch().tab ?? 'profile'} />,
})
