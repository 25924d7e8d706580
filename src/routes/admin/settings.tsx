import { createFileRoute } from '@tanstack/react-router'
import { SystemSettingsPage } from '@/admin/systemSettings/SystemSettingsPage'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/settings')({
  head: () => ({ meta: [{ title: pageTitle('إعدادات النظام') }] }),
  component: SystemSettingsPage,
})
