import { createFileRoute } from '@tanstack/react-router'
import { userSearchParams } from '@/admin/searchParams/userSearchParams'
import { historyOf } from '@/admin/useListSearch'
import { UsersPage } from '@/admin/users/UsersPage'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/users')({
  validateSearch: userSearchParams,
  head: () => ({ meta: [{ title: pageTitle('المستخدمون') }] }),
  component: Users,
})

function Users() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <UsersPage
      filters={filters}
      onFiltersChange={(search, cause) => navigate({ search, ...historyOf(cause) })}
    />
  )
}
