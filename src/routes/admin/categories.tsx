import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '@/admin/categories/CategoriesPage'
import { categoriesSearchParams, FIRST_SECTION } from '@/admin/searchParams/categoriesSearchParams'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/categories')({
  validateSearch: categoriesSearchParams,
  head: () => ({ meta: [{ title: pageTitle('الفئات') }] }),
  component: Categories,
})

function Categories() {
  const { section = FIRST_SECTION, q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The address omits defaults (architecture, Habits).
  const sectionOf = (id: typeof section) => (id === FIRST_SECTION ? {} : { section: id })
  return (
    <CategoriesPage
      section={section}
      query={q}
      onSectionChange={(id) => navigate({ search: sectionOf(id), resetScroll: false })}
      onQueryChange={(text) =>
        navigate({
          search: { ...sectionOf(section), ...(text !== '' && { q: text }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
