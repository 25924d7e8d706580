import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '@/admin/chrome/AdminLayout'
import { QueryProvider } from '@/api/QueryProvider'

export const Route = createFileRoute('/admin')({
  component: () => (
    <QueryProvider>
      <AdminLayout />
    </QueryProvider>
  ),
})
