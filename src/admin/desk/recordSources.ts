import type { AnyRouter } from '@tanstack/react-router'
import { ADMIN_SCREENS } from '@/admin/menu/adminMenu'
import { categoriesSearchParams } from '@/admin/searchParams/categoriesSearchParams'
import { VIEW_PLACES, viewLink } from '@/admin/views/viewPlaces'
import type { ContactMessage } from '@/api/contactMessages'
import { adminCountries } from '@/content/admin/countries'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import { parentSections } from '@/content/admin/parentSections'
import { categoriesLabel, settingsPageGroups } from '@/content/admin/settingsPages'
import { isolated } from '@/lib/isolated'
import { savedAds } from '@/saved/ads'
import { savedManagedCategories } from '@/saved/managedCategories'
import { savedNewsSources } from '@/saved/newsSources'
import { savedUsers } from '@/saved/users'
import { savedViews } from '@/saved/views'
import { inMain } from '@/ui/marks/page'
import { controlIn, focusRow } from '@/ui/marks/rowControl'
import type { RouteLink } from '@/ui/navigation/links'
import type { PaletteItem, PaletteKind, PaletteSource } from './paletteSearch'

/** A record, and where it is; `focus` is called on that page until it returns true. */
type PaletteRecord = Pick<PaletteItem, 'title' | 'detail'> & {
  id: string | number
  link: RouteLink
  focus?: () => boolean
}

const listOf = <T extends object>(
  kind: PaletteKind,
  list: readonly T[],
  describe: (element: T) => PaletteRecord,
): PaletteSource => ({
  kind,
  list,
  itemOf(element) {
    const { id, link, focus, ...texts } = describe(element as T)
    const run: PaletteItem['run'] = (router) => openRecord(router, link, focus)
    return { ...texts, kind, key: `${kind}:${id}`, run }
  },
})

const allPages = settingsPageGroups.flatMap(({ pages }) => pages)
// The same objects each time, so that their texts are folded once.
const shippedCategories = new Map(parentSections.map(({ id }) => [id, managedCategoriesOf(id)]))

/** What the palette can open: the lists as they are now. There are no `messages` while they load. */
export const recordSources = (messages: readonly ContactMessage[] = []): PaletteSource[] => [
  listOf('view', savedViews.get(), (view) => ({
    id: view.id,
    title: view.name,
    detail: VIEW_PLACES[view.screen].title,
    link: viewLink(view),
  })),
  listOf('screen', ADMIN_SCREENS, ({ label, to }) => ({ id: to, title: label, link: { to } })),
  listOf('user', savedUsers.get(), ({ id, name, email }) => ({
    id,
    title: name,
    detail: email,
    link: { to: '/admin/users', search: { user: id } },
  })),
  listOf('message', messages, ({ id, name, subject }) => ({
    id,
    title: subject,
    detail: name,
    link: { to: '/admin/contact-messages', search: { message: String(id) } },
  })),
  listOf('ad', savedAds.get(), ({ id, nameAr, campaign, isPaused }) => ({
    id,
    title: nameAr,
    detail: campaign.name,
    link: { to: '/admin/ads', search: isPaused ? { tab: 'paused' } : {} },
    focus: () => focusRow(id, 'pause'),
  })),
  ...parentSections.map((section) =>
    listOf(
      'category',
      savedManagedCategories.get()[section.id] ?? shippedCategories.get(section.id) ?? [],
      ({ id, name, nameEn, parentCategory }) => ({
        id,
        title: name,
        detail: `${section.name} ${isolated(nameEn)}`,
        link: {
          to: '/admin/categories',
          search: categoriesSearchParams.parse({ section: parentCategory }),
        },
        focus: () => focusRow(id, 'move'),
      }),
    ),
  ),
  listOf('country', adminCountries, ({ id, name, nameEn }) => ({
    id,
    title: name,
    detail: nameEn,
    link: { to: '/admin/countries' },
    focus: () => focusRow(String(id), 'edit'),
  })),
  listOf('page', allPages, ({ id, name, path }) => ({
    id,
    title: name,
    detail: `إعدادات صفحة ${isolated(path)}`,
    link: { to: '/admin/news-settings', search: { page: id } },
    focus: () => focusFirstRow(categoriesLabel(name)),
  })),
  listOf('source', savedNewsSources.get(), ({ id, source, sourceUrl }) => ({
    id,
    title: source,
    detail: sourceUrl,
    link: { to: '/admin/news' },
    focus: () => focusRow(id, 'select'),
  })),
]

/** Focuses the handle of the first row of a list; false while the list of this name is not shown. */
function focusFirstRow(label: string): boolean {
  const handle = controlIn(inMain(`ol[aria-label="${label}"]`), 'move')
  handle?.focus()
  return Boolean(handle)
}

/** A page may take this long to show a row: its code loads, its list is filtered. */
const PATIENCE_MS = 4000

/**
 * Opens a page, and calls `focus`, which focuses something there, until it returns true. On another page that is after
 * its heading has received the focus (`RouteAnnouncer`).
 */
function openRecord(router: AnyRouter, link: RouteLink, focus = () => true) {
  const isHere = router.state.location.pathname === link.to
  void router.navigate(link)
  if (isHere) return focusWhenShown(focus)
  const stop = router.subscribe('onRendered', () => {
    stop()
    focusWhenShown(focus)
  })
}

/** Calls `focus` at each change of the page until it returns true, or for four seconds. */
function focusWhenShown(focus: () => boolean): void {
  if (focus()) return
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('pointerdown', stop, true)
  }
  const observer = new MutationObserver(() => {
    if (focus()) stop()
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  // The editor goes on elsewhere.
  addEventListener('pointerdown', stop, true)
  observer.observe(document.body, { childList: true, subtree: true })
}
