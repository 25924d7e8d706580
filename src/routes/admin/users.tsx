import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '@/admin/users/UsersPage'
import { userFiltersSchema } from '@/admin/users/userFilters'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/users')({
  validateSearch: userFiltersSchema,
  head: () => ({ meta: [{ title: pageTitle('المستخدمون') }] }),
  component: Users,
})

function Users() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <UsersPage
      filters={filters}
      onFiltersChange={(search, cause) =>
        // Only a turned page starts again at the top; typing makes no steps to go Back through.
        navigate({ search, replace: cause === 'typing', resetScroll: cause === 'page' })
      }
    />
  )
}
