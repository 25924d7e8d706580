import { createFileRoute } from '@tanstack/react-router'
import { filterProps } from '@/admin/routeProps'
import { userSearchParams } from '@/admin/searchParams/userSearchParams'
import { UsersPage } from '@/admin/users/UsersPage'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/users')({
  validateSearch: userSearchParams,
  head: () => ({ meta: [{ title: pageTitle('المستخدمون') }] }),
  component: () => <UsersPage {...filterProps(Route.useSearch(), Route.useNavigate())} />,
})
