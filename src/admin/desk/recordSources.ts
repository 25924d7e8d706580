import type { AnyRouter } from '@tanstack/react-router'
import { categoriesSearchParams } from '@/admin/categories/categoriesSearchParams'
import { ADMIN_MENU } from '@/admin/chrome/adminMenu'
import { VIEW_PLACES } from '@/admin/views/viewPlaces'
import type { ContactMessage } from '@/api/contactMessages'
import { adminCountries } from '@/content/admin/countries'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import { parentSections } from '@/content/admin/parentSections'
import { settingsPageGroups } from '@/content/admin/settingsPages'
import { readableDomain } from '@/lib/readableDomain'
import { savedAds } from '@/saved/ads'
import { savedManagedCategories } from '@/saved/managedCategories'
import { savedNewsSources } from '@/saved/newsSources'
import { savedUsers } from '@/saved/users'
import { savedViews } from '@/saved/views'
import type { RouteLink } from '@/ui/navigation/links'
import { focusRow } from '@/ui/removal/rowFocus'
import { navigateAndFocus } from './navigateAndFocus'
import type { PaletteItem, PaletteKind, PaletteSource } from './paletteSearch'
import { ROW_HANDLE } from './rowKeys'

/** Makes a source of a list: `describe` makes the item of an element. */
const sourceOf = <T extends object>(
  kind: PaletteKind,
  list: readonly T[],
  describe: (element: T) => Omit<PaletteItem, 'kind' | 'key'> & { id: string | number },
): PaletteSource => ({
  kind,
  count: list.length,
  sourceAt: (index) => list[index] as T,
  itemAt(index) {
    const { id, ...item } = describe(list[index] as T)
    return { ...item, kind, key: `${kind}:${id}` }
  },
})

/** Everything that the palette can open, as it is now. `messages` is undefined while they load. */
export function recordSources(
  router: AnyRouter,
  messages: readonly ContactMessage[] | undefined,
): PaletteSource[] {
  const go = (link: RouteLink) => void router.navigate(link)
  const goTo = (link: RouteLink, focus: () => boolean) => navigateAndFocus(router, link, focus)
  const categories = savedManagedCategories.get()
  return [
    sourceOf('view', savedViews.get(), ({ id, screen, name, search }) => ({
      id,
      title: name,
      detail: VIEW_PLACES[screen].title,
      run: () => go(VIEW_PLACES[screen].linkTo(search)),
    })),
    sourceOf(
      'screen',
      ADMIN_MENU.flatMap(({ entries }) => [...entries]),
      ({ label, link }) => ({
        id: link.to,
        title: label,
        run: () => go(link),
      }),
    ),
    sourceOf('user', savedUsers.get(), ({ id, name, email }) => ({
      id,
      title: name,
      detail: readableDomain(email),
      run: () => go({ to: '/admin/users', search: { user: id } }),
    })),
    sourceOf('message', messages ?? [], ({ id, name, subject }) => ({
      id,
      title: subject,
      detail: name,
      run: () => go({ to: '/admin/contact-messages', search: { message: String(id) } }),
    })),
    sourceOf('ad', savedAds.get(), ({ id, nameAr, campaign, isPaused }) => ({
      id,
      title: nameAr,
      detail: campaign.name,
      run() {
        goTo({ to: '/admin/ads', search: isPaused ? { tab: 'paused' } : {} }, () =>
          focusRow(id, 'pause'),
        )
      },
    })),
    ...parentSections.map((section) =>
      sourceOf(
        'category',
        categories[section.id] ?? shippedCategories(section.id),
        ({ id, name, nameEn, parentCategory }) => ({
          id,
          title: name,
          detail: `${section.name} ${nameEn}`,
          run() {
            const search = categoriesSearchParams.parse({ section: parentCategory })
            goTo({ to: '/admin/categories', search }, () => focusRow(id, 'move'))
          },
        }),
      ),
    ),
    sourceOf('country', adminCountries, ({ id, name, nameEn }) => ({
      id,
      title: name,
      detail: nameEn,
      run() {
        goTo({ to: '/admin/countries' }, () => focusRow(String(id), 'edit'))
      },
    })),
    sourceOf(
      'page',
      settingsPageGroups.flatMap(({ pages }) => pages),
      ({ id, name, path }) => ({
        id,
        title: name,
        detail: `إعدادات صفحة ${path}`,
        run() {
          goTo({ to: '/admin/news-settings', search: { page: id } }, () => focusFirstCategory(name))
        },
      }),
    ),
    sourceOf('source', savedNewsSources.get(), ({ id, source, sourceUrl }) => ({
      id,
      title: source,
      detail: readableDomain(sourceUrl),
      run() {
        goTo({ to: '/admin/news' }, () => focusRow(id, 'select'))
      },
    })),
  ]
}

type Section = (typeof parentSections)[number]['id']
const shipped = new Map<Section, ReturnType<typeof managedCategoriesOf>>()

/** The same objects each time, so that their texts are folded once. */
function shippedCategories(section: Section) {
  const known = shipped.get(section) ?? managedCategoriesOf(section)
  shipped.set(section, known)
  return known
}

/** Focuses the handle of the first category of a page; false while the list of this page is not shown. */
function focusFirstCategory(page: string): boolean {
  const list = document.querySelector(`#main ol[aria-label="فئات صفحة ${page}"]`)
  const handle = list?.querySelector<HTMLElement>(ROW_HANDLE)
  handle?.focus()
  return Boolean(handle)
}
