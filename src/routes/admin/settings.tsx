import { createFileRoute } from '@tanstack/react-router'
import { SystemSettingsPage } from '@/admin/systemSettings/SystemSettingsPage'
import { loadWithParts } from '@/hydration/deferredParts'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/settings')({
  loader: loadWithParts(() => import('@/admin/systemSettings/SystemSettingsPage')),
  head: () => ({ meta: [{ title: pageTitle('إعدادات النظام') }] }),
  component: SystemSettingsPage,
})
