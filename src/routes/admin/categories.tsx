import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '@/admin/categories/CategoriesPage'
import { filterProps } from '@/admin/routeProps'
import { categoriesSearchParams } from '@/admin/searchParams/categoriesSearchParams'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/categories')({
  validateSearch: categoriesSearchParams,
  head: () => ({ meta: [{ title: pageTitle('الفئات') }] }),
  component: () => <CategoriesPage {...filterProps(Route.useSearch(), Route.useNavigate())} />,
})
